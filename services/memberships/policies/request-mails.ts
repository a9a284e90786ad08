import { Inject, Injectable } from '@nestjs/common';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { FindMailFoot } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { MailPort } from '../../platform/mail/mail-port.js';
import { MAIL } from '../../platform/tokens.js';
import type { RequestEvent } from '../domain/request-events.js';
import { requestMail } from '../mail/request-mail.js';
import { CardFile } from '../records/card-file.js';
import { requestRecord } from '../records/request-record.js';

type Mailed = Extract<RequestEvent, { type: 'CustomerRequestApproved' | 'CustomerRequestDeclined' }>;

/** Older answers are not mailed: after a long outage, or in a generated history. */
const NEWS_FOR_MS = 3 * 24 * 60 * 60 * 1000;

/** Sends boaters the answers to their requests, with the reason of a decline. */
@Injectable()
export class RequestMails implements Policy<Mailed> {
  readonly name = 'request-mails';
  readonly reactsTo = ['CustomerRequestApproved', 'CustomerRequestDeclined'] as const;

  constructor(
    private readonly streams: StreamRepository,
    private readonly cards: CardFile,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    @Inject(MAIL) private readonly mail: MailPort,
  ) {}

  async handle(event: LoggedEvent<Mailed>): Promise<void> {
    const age = this.clock.now().getTime() - Date.parse(event.metadata.recorded_at);
    const { state } = await this.streams.load(requestRecord, requestRecord.idOf(event.stream));
    if (age > NEWS_FOR_MS || !state.exists) return;
    const { marina_id } = inMarina(causedBy(event, this.name));
    const marina = await this.cards.marina(marina_id);
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [state.boater_id] }));
    if (marina === null || boater === undefined || boater.email === null) return;
    const card = state.card_id === null ? null : await this.cards.find(state.card_id);
    const language = boater.language ?? 'en';
    const words = requestMail({
      language,
      name: boater.first_name ?? '',
      kind: state.kind,
      reason: 'reason' in event.data ? (event.data.reason ?? '') : null,
      card: card === null ? null : { number: card.card_number, expires_on: card.expires_on },
      marina: marina.name,
      foot: await this.queries.execute(new FindMailFoot({ marina_id, language })),
    });
    await this.mail.send({ id: event.id, marina_id, person_id: boater.id, to: boater.email, language, ...words });
  }
}
