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
import type { InvoicingEventOf } from '../domain/invoicing-events.js';
import { openInvoices } from '../domain/invoicing-state.js';
import { InvoiceLookup } from '../lookups/invoice-case.js';
import { InvoiceIssuer } from '../records/invoice-issuer.js';
import { invoicingRecord } from '../records/invoicing-record.js';

/** What can make a stay cost less than its invoices. */
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

/** Brings the invoices of a stay down to what it costs, with credit notes. */
@Injectable()
export class InvoiceAdjustmentPolicy implements Policy<Followed> {
  /** As it was named while it followed refunds only, so that it goes on where it stopped. */
  readonly name = 'refund-crediting';
  readonly reactsTo = reactsTo;

  constructor(
    private readonly streams: StreamRepository,
    private readonly invoices: InvoiceLookup,
    private readonly drawing: InvoiceIssuer,
    private readonly queries: QueryBus,
  ) {}

  async handle(event: LoggedEvent<Followed>): Promise<void> {
    const reservation_id = recordIdOf(event.stream);
    const { state } = await this.streams.load(invoicingRecord, reservation_id);
    // A note that was drawn up before a crash gets its number from the policy for numbers.
    if (openInvoices(state).length === 0) return;
    // Each note is up to one invoice.
    for (let step = 0; await this.credited(event, reservation_id, step); step += 1);
  }

  /** Credits one invoice; false if there is nothing more to credit. */
  private async credited(event: LoggedEvent<Followed>, reservation_id: string, step: number): Promise<boolean> {
    const context = inMarina(causedBy(event, this.name, step === 0 ? '' : String(step)));
    const { marina_id } = context;
    const sale = await this.queries.execute(new FindSale({ marina_id, reservation_id }));
    if (sale === null) return false;
    const credit_note_id = deriveId(event.id, step === 0 ? 'credit-note' : `credit-note ${step}`);
    const command = { type: 'Follow' as const, credit_note_id, sale, refund_no: refundOf(event) };
    const marina = await this.invoices.marina(marina_id);
    const answer = await this.drawing.draw(reservation_id, credit_note_id, command, marina, context);
    // The note that this event led to may be so old that only the log remembers its command.
    if (!isRefusal(answer) || answer.code === 'IDEMPOTENCY_KEY_REUSED') return true;
    if (answer.code === paymentErrors.nothing_to_credit) return false;
    throw new Error(`the invoices of ${event.stream} were not brought down: ${answer.code}`);
  }
}

function refundOf(event: LoggedEvent<Followed>): number | null {
  const money = reservationMoneyOf(event);
  return money?.type === 'RefundIssued' || money?.type === 'CounterRefundPaid' ? money.data.refund_no : null;
}
