import { pricingApi } from '../../../contracts/pricing/api.js';
import type { PriceAnswer } from '../../../contracts/pricing/price.js';
import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import { priceInDecimals } from '../../../contracts/pricing/rules/price-in-decimals.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';

@Handles(pricingApi.calculatePrice)
export class ShowPrice {
  constructor(private readonly queries: QueryBus) {}

  async execute({ input, marina_id }: ReceivedCall<typeof pricingApi.calculatePrice>): Promise<PriceAnswer> {
    const query = new CalculatePrice({ ...input, marina_id });
    return priceInDecimals(await this.queries.execute(query));
  }
}
