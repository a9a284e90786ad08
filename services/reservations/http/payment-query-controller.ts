import { Controller } from '@nestjs/common';
import { reservationPriceApi } from '../../../contracts/reservations/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Endpoint, Input, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { PriceOfStay } from '../queries/price-of-stay.js';
import { QuoteStay } from '../queries/quote-stay.js';

/** Prices and totals, before anything is saved. */
@Controller()
export class PaymentQueryController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(reservationPriceApi.calculatePrice)
  calculatePrice(@Input() input: RouteInput<typeof reservationPriceApi.calculatePrice>, @MarinaId() marina: string) {
    return this.queries.execute(new PriceOfStay(marina, input));
  }

  @Endpoint(reservationPriceApi.quote)
  quote(@Input() input: RouteInput<typeof reservationPriceApi.quote>, @MarinaId() marina: string) {
    return this.queries.execute(new QuoteStay(marina, input));
  }
}
