import { FindMarina } from '../../../contracts/marinas/queries.js';
import { reservationPriceApi } from '../../../contracts/reservations/api.js';
import type { ReservationFieldError } from '../../../contracts/reservations/errors.js';
import type { TotalBreakdown } from '../../../contracts/reservations/quote.js';
import { offerTerms, priceStay } from '../../../contracts/reservations/rules/stay-price.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { linesInDecimals } from '../lookups/payment-block.js';
import { reservationRecord } from '../records/reservation-record.js';

/** The lines and total of an offer, from the same function that saving uses. */
@Handles(reservationPriceApi.quote)
export class QuoteStay {
  constructor(
    private readonly queries: QueryBus,
    private readonly streams: StreamRepository,
  ) {}

  async execute({
    input,
    marina_id,
  }: ReceivedCall<typeof reservationPriceApi.quote>): Promise<TotalBreakdown | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    if (!(await this.isOfMarina(input.reservation_id, marina_id))) return refuse('not_found', 'NOT_FOUND');
    const terms = offerTerms(input.payment, marina.marina_settings.currency);
    if (terms.currency !== marina.marina_settings.currency) {
      return refuseFields({
        path: 'payment.currency',
        code: 'reservation_otherCurrency' satisfies ReservationFieldError,
      });
    }
    const { nights, lines, total, deposit } = priceStay(terms, nightsBetween(input.start_date, input.end_date));
    return {
      currency: terms.currency,
      nights,
      lines: linesInDecimals(lines, terms),
      total_to_pay: toDecimal(total),
      deposit: toDecimal(deposit),
    };
  }

  private async isOfMarina(reservationId: string | undefined, marina_id: string): Promise<boolean> {
    if (reservationId === undefined) return true;
    const { state } = await this.streams.load(reservationRecord, reservationId);
    return state.reservation_id !== null && state.marina_id === marina_id;
  }
}
