import { FindMarina } from '../../../contracts/marinas/queries.js';
import { counterApi } from '../../../contracts/reservations/api.js';
import { type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { type SentFile, sentPdf } from '../../platform/http/sent-file.js';
import { DownloadTokens } from '../links/download-tokens.js';
import { receiptPdf } from '../payments/receipt-pdf.js';
import { receiptPage } from '../payments/receipt.js';
import { Receipts } from '../payments/receipts.js';
import { reservationRecord } from '../records/reservation-record.js';

/** The receipt that a signed link names, as a PDF. */
@Handles(counterApi.download)
export class DownloadReceipt {
  constructor(
    private readonly tokens: DownloadTokens,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    private readonly streams: StreamRepository,
    private readonly receipts: Receipts,
  ) {}

  async execute({ input: { token } }: ReceivedCall<typeof counterApi.download>): Promise<SentFile | Refusal> {
    const granted = await this.tokens.read(token);
    if (granted === null || !('receipt' in granted)) return refuseFields({ path: 'token', code: 'linkInvalid' });
    if (this.clock.nowIso() >= granted.until) return refuse('forbidden', 'LINK_EXPIRED');
    const { reservation_id, payment_no } = granted.receipt;
    const { state } = await this.streams.load(reservationRecord, reservation_id);
    const marina = await this.queries.execute(new FindMarina(state.marina_id));
    const receipt = marina === null ? null : await this.receipts.of(reservation_id, payment_no, marina);
    if (receipt === null) return refuse('not_found', 'NOT_FOUND');
    return sentPdf(receipt.number, await receiptPdf(receiptPage(receipt), receipt.language));
  }
}
