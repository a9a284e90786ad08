import { Inject, Injectable } from '@nestjs/common';
import { FindBoaters, FindVesselNames } from '../../../contracts/customers/queries.js';
import { FindMailFoot, FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { MailPort } from '../../platform/mail/mail-port.js';
import { MAIL } from '../../platform/tokens.js';
import type { AbsenceLinkEvent } from '../domain/absence-link-events.js';
import { HolderLinks } from '../links/holder-link.js';
import { absenceLinkMail } from '../mail/absence-link-mail.js';

type Mailed = Extract<AbsenceLinkEvent, { type: 'AbsenceLinkIssued' }>;

/** Older links are not mailed: after a long outage, or in a generated history. */
const NEWS_FOR_MS = 3 * 24 * 60 * 60 * 1000;

/** Mails berth holders, in their language, the link by which they file absences. */
@Injectable()
export class AbsenceLinkMails implements Policy<Mailed> {
  readonly name = 'absence-link-mails';
  readonly reactsTo = ['AbsenceLinkIssued'] as const;

  constructor(
    private readonly links: HolderLinks,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    @Inject(MAIL) private readonly mail: MailPort,
  ) {}

  async handle({ id, data, metadata }: LoggedEvent<Mailed>): Promise<void> {
    if (data.mail !== 'LINK') return;
    if (this.clock.now().getTime() - Date.parse(metadata.recorded_at) > NEWS_FOR_MS) return;
    const { marina_id, boater_id, vessel_id, expires_at } = data;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    if (marina === null || boater?.email == null || boater.email === '') return;
    const names = await this.queries.execute(new FindVesselNames({ marina_id, vessel_ids: [vessel_id] }));
    const language = boater.language ?? 'en';
    await this.mail.send({
      id,
      marina_id,
      person_id: boater.id,
      to: boater.email,
      language,
      ...absenceLinkMail({
        language,
        name: boater.first_name ?? '',
        boat: names.get(vessel_id) ?? '',
        marina: marina.name,
        foot: await this.queries.execute(new FindMailFoot({ marina_id, language })),
        until: expires_at.slice(0, 10),
        link: await this.links.addressOf(data),
      }),
    });
  }
}
