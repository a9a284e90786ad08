import { Inject, Injectable } from '@nestjs/common';
import { FindBoaters, FindVesselNames } from '../../../contracts/customers/queries.js';
import { FindMailFoot, FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { MailPort } from '../../platform/mail/mail-port.js';
import { MAIL } from '../../platform/tokens.js';
import type { DocumentEventOf } from '../domain/document-events.js';
import { documentMail } from '../mail/document-mail.js';
import { DocumentRegister } from '../records/document-register.js';

/** Older reminders are not mailed: after a long outage, or in a generated history. */
const NEWS_FOR_MS = 3 * 24 * 60 * 60 * 1000;

/** Mails the boater, in their language, that a document ends or has ended. */
@Injectable()
export class DocumentReminders implements Policy<DocumentEventOf<'DocumentReminded'>> {
  readonly name = 'document-reminders';
  readonly reactsTo = ['DocumentReminded'] as const;

  constructor(
    private readonly documents: DocumentRegister,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    @Inject(MAIL) private readonly mail: MailPort,
  ) {}

  async handle(event: LoggedEvent<DocumentEventOf<'DocumentReminded'>>): Promise<void> {
    const age = this.clock.now().getTime() - Date.parse(event.metadata.recorded_at);
    const { marina_id } = event.metadata;
    if (age > NEWS_FOR_MS || marina_id === null) return;
    const { document_id, boater_id, expires_on } = event.data;
    const document = await this.documents.find(marina_id, document_id);
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (document === null || marina === null || boater?.email == null || boater.email === '') return;
    const { vessel_id, document_type } = document;
    const vessel_ids = vessel_id === null ? [] : [vessel_id];
    const boats = await this.queries.execute(new FindVesselNames({ marina_id, vessel_ids }));
    const language = boater.language ?? 'en';
    await this.mail.send({
      id: event.id,
      marina_id,
      person_id: boater_id,
      to: boater.email,
      language,
      ...documentMail({
        language,
        document_type,
        expires_on,
        over: expires_on < this.clock.today(marina.time_zone),
        name: boater.first_name ?? '',
        boat: boats.get(vessel_id ?? '') ?? '',
        marina: marina.name,
        foot: await this.queries.execute(new FindMailFoot({ marina_id, language })),
      }),
    });
  }
}
