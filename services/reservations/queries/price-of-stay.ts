import { priceInDecimals } from '../../../contracts/pricing/rules/price-in-decimals.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { NOT_COVERED } from '../../../contracts/pricing/vocabulary.js';
import type { PriceAnswer } from '../../../contracts/pricing/price.js';
import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import type { CalculatedPrice, CalculatePrice as PricedStay } from '../../../contracts/reservations/quote.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';

/** The price of a stay by the marina's pricing plan. */
export class PriceOfStay extends Query<CalculatedPrice | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly input: PricedStay,
  ) {
    super();
  }
}

@QueryHandler(PriceOfStay)
export class PriceOfStayHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute({ marinaId, input }: PriceOfStay): Promise<CalculatedPrice | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marinaId));
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { vessel, start_date, end_date, contract_id, commercial, live_aboard } = input;
    const price = await this.queries.execute(
      new CalculatePrice({
        marina_id: marinaId,
        vessel,
        start_date,
        end_date,
        contract_id,
        isCommercial: commercial,
        liveaboard: live_aboard,
      }),
    );
    return { ...clearedWhereNotCovered(priceInDecimals(price)), currency: marina.marina_settings.currency };
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
