import { Injectable } from '@nestjs/common';
import { FindAddressee } from '../../../contracts/customers/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { type Letter, Mailing, MailPolicy } from '../../platform/consuming/mail-policy.js';
import { causedBy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { RequestEvent } from '../domain/request-events.js';
import { requestMail } from '../mail/request-mail.js';
import { CardFile } from '../cards/card-file.js';
import { requestRecord } from '../records/request-record.js';

type Mailed = Extract<RequestEvent, { type: 'CustomerRequestApproved' | 'CustomerRequestDeclined' }>;

/** Sends boaters the answers to their requests, with the reason of a decline. */
@Injectable()
export class RequestMails extends MailPolicy<Mailed> {
  readonly name = 'request-mails';
  readonly reactsTo = ['CustomerRequestApproved', 'CustomerRequestDeclined'] as const;

  constructor(
    mailing: Mailing,
    private readonly streams: StreamRepository,
    private readonly cards: CardFile,
    private readonly queries: QueryBus,
  ) {
    super(mailing);
  }

  protected async letter(event: LoggedEvent<Mailed>): Promise<Letter | null> {
    const { state } = await this.streams.load(requestRecord, requestRecord.idOf(event.stream));
    if (!state.exists) return null;
    const { marina_id } = inMarina(causedBy(event, this.name));
    const { boater_id } = state;
    const reader = await this.queries.execute(new FindAddressee({ marina_id, boater_id }));
    if (reader === null) return null;
    const { marina, to, language, name, foot } = reader;
    const card = state.card_id === null ? null : await this.cards.find(state.card_id);
    const words = requestMail({
      language,
      name,
      kind: state.kind,
      reason: 'reason' in event.data ? (event.data.reason ?? '') : null,
      card: card === null ? null : { number: card.card_number, expires_on: card.expires_on },
      marina: marina.name,
      foot,
    });
    return { marina_id, person_id: boater_id, to, language, ...words };
  }
}
