import { Injectable } from '@nestjs/common';
import { paymentErrors } from '../../../contracts/payments/errors.js';
import {
  type ReservationFact,
  type ReservationMoney,
  reservationMoneyOf,
} from '../../../contracts/reservations/events.js';
import { FindSale } from '../../../contracts/reservations/queries.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { openInvoice } from '../domain/invoicing.js';
import type { InvoicingEventOf } from '../domain/invoicing-events.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { InvoiceDrawing } from '../records/invoice-drawing.js';
import { invoicingRecord } from '../records/invoicing-record.js';

/** What can make a stay cost less than its invoice. */
const reactsTo = [
  'RefundIssued',
  'CounterRefundPaid',
  'CounterPaymentUndone',
  'OfferChanged',
  'ReservationCanceledByMarina',
  'ReservationCanceledByBoater',
  'ReservationExpired',
  'PaymentExpired',
  // The stay may have changed while its invoice was drawn up.
  'InvoiceDrawnUp',
] as const;

type Followed = Extract<
  ReservationFact | ReservationMoney | InvoicingEventOf<'InvoiceDrawnUp'>,
  { type: (typeof reactsTo)[number] }
>;

/** Brings an invoice down to what its stay costs, with a credit note. */
@Injectable()
export class InvoiceFollowing implements Policy<Followed> {
  /** As it was named while it followed refunds only, so that it goes on where it stopped. */
  readonly name = 'refund-crediting';
  readonly reactsTo = reactsTo;

  constructor(
    private readonly streams: StreamRepository,
    private readonly invoices: InvoiceLookup,
    private readonly drawing: InvoiceDrawing,
    private readonly queries: QueryBus,
  ) {}

  async handle(event: LoggedEvent<Followed>): Promise<void> {
    const reservation_id = recordIdOf(event.stream);
    const { state } = await this.streams.load(invoicingRecord, reservation_id);
    // A note that was drawn up before a crash gets its number from the policy for numbers.
    if (openInvoice(state) === undefined) return;
    const context = inMarina(causedBy(event, this.name));
    const { marina_id } = context;
    const sale = await this.queries.execute(new FindSale({ marina_id, reservation_id }));
    if (sale === null) return;
    const credit_note_id = deriveId(event.id, 'credit-note');
    const command = { type: 'Follow' as const, credit_note_id, sale, refund_no: refundOf(event) };
    const marina = await this.invoices.marina(marina_id);
    const answer = await this.drawing.draw(reservation_id, credit_note_id, command, marina, context);
    // The note that this event led to may be so old that only the log remembers its command.
    const settled: readonly string[] = [paymentErrors.nothing_to_credit, 'IDEMPOTENCY_KEY_REUSED'];
    if (!isRefusal(answer) || settled.includes(answer.code)) return;
    throw new Error(`the invoice of ${event.stream} was not brought down: ${answer.code}`);
  }
}

function refundOf(event: LoggedEvent<Followed>): number | null {
  const money = reservationMoneyOf(event);
  return money?.type === 'RefundIssued' || money?.type === 'CounterRefundPaid' ? money.data.refund_no : null;
}
