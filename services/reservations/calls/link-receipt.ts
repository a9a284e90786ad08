import type * as z from 'zod';
import { counterApi } from '../../../contracts/reservations/api.js';
import type { attachmentLink } from '../../../contracts/reservations/attachments.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { conflict } from '../domain/refusals.js';
import { DownloadTokens } from '../links/download-tokens.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';

/** Long enough to open a receipt and print it. */
const LINK_MINUTES = 5;

/** A short-lived link to the receipt of a payment. */
@Handles(counterApi.receipt)
export class LinkReceipt {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly tokens: DownloadTokens,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { reservation_id, payment_no },
    marina_id,
  }: ReceivedCall<typeof counterApi.receipt>): Promise<z.output<typeof attachmentLink> | Refusal> {
    const found = await this.facts.find(reservation_id, { marina_id, actor: { kind: 'staff' } }, 'left_out');
    if (isRefusal(found)) return found;
    const payment = found.state.payments[payment_no - 1];
    if (payment === undefined || payment.undone === true) return conflict('RESERVATION_PAYMENT_UNKNOWN');
    const expires_at = new Date(this.clock.now().getTime() + LINK_MINUTES * 60_000).toISOString();
    const receipt = { reservation_id, payment_no };
    const token = await this.tokens.tokenFor({ receipt, until: expires_at });
    return { url: `${counterApi.download.path}?token=${token}`, expires_at };
  }
}
