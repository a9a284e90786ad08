import { Injectable } from '@nestjs/common';
import { FindAddressee, FindVesselNames } from '../../../contracts/customers/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { type Letter, Mailing, MailPolicy } from '../../platform/consuming/mail-policy.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { AbsenceLinkEvent } from '../domain/absence-link-events.js';
import { HolderLinks } from '../links/holder-link.js';
import { absenceLinkMail } from '../mail/absence-link-mail.js';

type Mailed = Extract<AbsenceLinkEvent, { type: 'AbsenceLinkIssued' }>;

/** Mails berth holders, in their language, the link by which they file absences. */
@Injectable()
export class AbsenceLinkMails extends MailPolicy<Mailed> {
  readonly name = 'absence-link-mails';
  readonly reactsTo = ['AbsenceLinkIssued'] as const;

  constructor(
    mailing: Mailing,
    private readonly links: HolderLinks,
    private readonly queries: QueryBus,
  ) {
    super(mailing);
  }

  protected async letter({ data }: LoggedEvent<Mailed>): Promise<Letter | null> {
    if (data.mail !== 'LINK') return null;
    const { marina_id, boater_id, vessel_id, expires_at } = data;
    const reader = await this.queries.execute(new FindAddressee({ marina_id, boater_id }));
    if (reader === null) return null;
    const { marina, to, language, name, foot } = reader;
    const names = await this.queries.execute(new FindVesselNames({ marina_id, vessel_ids: [vessel_id] }));
    return {
      marina_id,
      person_id: boater_id,
      to,
      language,
      ...absenceLinkMail({
        language,
        name,
        boat: names.get(vessel_id) ?? '',
        marina: marina.name,
        foot,
        until: expires_at.slice(0, 10),
        link: await this.links.addressOf(data),
      }),
    };
  }
}
