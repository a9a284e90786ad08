import { FindMarina } from '../../../contracts/marinas/queries.js';
import type { PriceAnswer } from '../../../contracts/pricing/price.js';
import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import { priceInDecimals } from '../../../contracts/pricing/rules/price-in-decimals.js';
import { NOT_COVERED } from '../../../contracts/pricing/vocabulary.js';
import { reservationPriceApi } from '../../../contracts/reservations/api.js';
import type { CalculatedPrice } from '../../../contracts/reservations/quote.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { hullOf } from '../../../contracts/vocabulary/hulls.js';
import { UNKNOWN_SIZE } from '../../../contracts/vocabulary/sizes.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { pricedAt } from '../lookups/stay-terms.js';

/** The price of a stay by the marina's pricing plan. */
@Handles(reservationPriceApi.calculatePrice)
export class PriceStay {
  constructor(
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
  ) {}

  async execute({
    input,
    marina_id,
  }: ReceivedCall<typeof reservationPriceApi.calculatePrice>): Promise<CalculatedPrice | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { vessel, start_date, end_date, contract_id, commercial, live_aboard, reservation_id } = input;
    const priced_at = reservation_id === undefined ? undefined : await this.pricedAt(reservation_id, marina_id);
    if (isRefusal(priced_at)) return priced_at;
    const price = await this.queries.execute(
      new CalculatePrice(
        {
          marina_id,
          vessel: { ...vessel, beam: vessel.beam ?? UNKNOWN_SIZE, hull_type: hullOf(vessel) },
          start_date,
          end_date,
          contract_id,
          isCommercial: commercial,
          liveaboard: live_aboard,
          party: input.party,
        },
        priced_at,
      ),
    );
    return { ...clearedWhereNotCovered(priceInDecimals(price)), currency: marina.marina_settings.currency };
  }

  /** When the prices of the stay were set; undefined: it has none. */
  private async pricedAt(id: string, marina_id: string): Promise<string | undefined | Refusal> {
    const found = await this.facts.find(id, { marina_id, actor: { kind: 'staff' } }, 'left_out');
    if (isRefusal(found)) return found;
    return found.state.price === null ? undefined : pricedAt(found.state);
  }
}

/** A stay outside the marina's seasons has no price, no discount and no surcharges (spec 1 §7). */
function clearedWhereNotCovered(price: PriceAnswer): PriceAnswer {
  if (price.count_descriptions !== NOT_COVERED) return price;
  const nothing = { price_per_night: 0, discount_percent: 0, deposit: 0, total_to_pay: 0 };
  return {
    ...price,
    ...nothing,
    available_custom_surcharges: [],
    deposit_rule: { deposit_type: 'NONE', amount: null },
  };
}
