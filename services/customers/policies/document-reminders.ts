import { Injectable } from '@nestjs/common';
import { FindAddressee, FindVesselNames } from '../../../contracts/customers/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { type Letter, Mailing, MailPolicy } from '../../platform/consuming/mail-policy.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { DocumentEventOf } from '../domain/document-events.js';
import { documentMail } from '../mail/document-mail.js';
import { DocumentRegister } from '../records/document-register.js';

/** Mails the boater, in their language, that a document ends or has ended. */
@Injectable()
export class DocumentReminders extends MailPolicy<DocumentEventOf<'DocumentReminded'>> {
  readonly name = 'document-reminders';
  readonly reactsTo = ['DocumentReminded'] as const;

  constructor(
    mailing: Mailing,
    private readonly documents: DocumentRegister,
    private readonly queries: QueryBus,
  ) {
    super(mailing);
  }

  protected async letter(event: LoggedEvent<DocumentEventOf<'DocumentReminded'>>): Promise<Letter | null> {
    const { marina_id } = event.metadata;
    if (marina_id === null) return null;
    const { document_id, boater_id, expires_on } = event.data;
    const document = await this.documents.find(marina_id, document_id);
    const reader = await this.queries.execute(new FindAddressee({ marina_id, boater_id }));
    if (document === null || reader === null) return null;
    const { marina, to, language, name, foot } = reader;
    const { vessel_id, document_type } = document;
    const vessel_ids = vessel_id === null ? [] : [vessel_id];
    const boats = await this.queries.execute(new FindVesselNames({ marina_id, vessel_ids }));
    return {
      marina_id,
      person_id: boater_id,
      to,
      language,
      ...documentMail({
        language,
        document_type,
        expires_on,
        over: expires_on < this.clock.today(marina.time_zone),
        name,
        boat: boats.get(vessel_id ?? '') ?? '',
        marina: marina.name,
        foot,
      }),
    };
  }
}
