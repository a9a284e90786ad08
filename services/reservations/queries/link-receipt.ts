import type * as z from 'zod';
import { counterApi } from '../../../contracts/reservations/api.js';
import type { attachmentLink } from '../../../contracts/reservations/attachments.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { conflict } from '../domain/refusals.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { DownloadTokens } from './download-tokens.js';

/** Long enough to open a receipt and print it. */
const LINK_MINUTES = 5;

/** A short-lived link to the receipt of a payment. */
export class LinkReceipt extends Query<z.output<typeof attachmentLink> | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly reservationId: string,
    readonly paymentNo: number,
  ) {
    super();
  }
}

@QueryHandler(LinkReceipt)
export class LinkReceiptHandler {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly tokens: DownloadTokens,
    private readonly clock: Clock,
  ) {}

  async execute({
    marinaId,
    reservationId,
    paymentNo,
  }: LinkReceipt): Promise<z.output<typeof attachmentLink> | Refusal> {
    const found = await this.facts.find(reservationId, { marina_id: marinaId, actor: { kind: 'staff' } }, 'left_out');
    if (isRefusal(found)) return found;
    const payment = found.state.payments[paymentNo - 1];
    if (payment === undefined || payment.undone === true) return conflict('RESERVATION_PAYMENT_UNKNOWN');
    const expires_at = new Date(this.clock.now().getTime() + LINK_MINUTES * 60_000).toISOString();
    const receipt = { reservation_id: reservationId, payment_no: paymentNo };
    const token = await this.tokens.tokenFor({ receipt, until: expires_at });
    return { url: `${counterApi.download.path}?token=${token}`, expires_at };
  }
}
