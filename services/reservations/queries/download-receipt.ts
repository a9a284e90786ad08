import { FindMarina } from '../../../contracts/marinas/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { receiptPage } from '../payments/receipt.js';
import { receiptPdf } from '../payments/receipt-pdf.js';
import { Receipts } from '../payments/receipts.js';
import { reservationRecord } from '../records/reservation-record.js';
import { DownloadTokens } from './download-tokens.js';

/** The receipt that a signed link names, as a PDF. */
export class DownloadReceipt extends Query<ReceiptFile | Refusal> {
  constructor(readonly token: string) {
    super();
  }
}

export interface ReceiptFile {
  /** The receipt's number, without `.pdf`. */
  readonly number: string;
  readonly bytes: Buffer;
}

@QueryHandler(DownloadReceipt)
export class DownloadReceiptHandler {
  constructor(
    private readonly tokens: DownloadTokens,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    private readonly streams: StreamRepository,
    private readonly receipts: Receipts,
  ) {}

  async execute({ token }: DownloadReceipt): Promise<ReceiptFile | Refusal> {
    const granted = await this.tokens.read(token);
    if (granted === null || !('receipt' in granted)) return refuseFields({ path: 'token', code: 'linkInvalid' });
    if (this.clock.nowIso() >= granted.until) return refuse('forbidden', 'LINK_EXPIRED');
    const { reservation_id, payment_no } = granted.receipt;
    const { state } = await this.streams.load(reservationRecord, reservation_id);
    const marina = await this.queries.execute(new FindMarina(state.marina_id));
    const receipt = marina === null ? null : await this.receipts.of(reservation_id, payment_no, marina);
    if (receipt === null) return refuse('not_found', 'NOT_FOUND');
    return { number: receipt.number, bytes: await receiptPdf(receiptPage(receipt), receipt.language) };
  }
}
