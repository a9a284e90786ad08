import { Controller } from '@nestjs/common';
import type * as z from 'zod';
import { reservationPriceApi } from '../../../contracts/reservations/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Endpoint, Input, MarinaId } from '../../platform/http/endpoint.js';
import { PriceOfStay } from '../queries/price-of-stay.js';
import { QuoteStay } from '../queries/quote-stay.js';

type In<K extends keyof typeof reservationPriceApi> = z.output<NonNullable<(typeof reservationPriceApi)[K]['body']>>;

/** Prices and totals, before anything is saved. */
@Controller()
export class PaymentQueryController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(reservationPriceApi.calculatePrice)
  calculatePrice(@Input() input: In<'calculatePrice'>, @MarinaId() marina: string) {
    return this.queries.execute(new PriceOfStay(marina, input));
  }

  @Endpoint(reservationPriceApi.quote)
  quote(@Input() input: In<'quote'>, @MarinaId() marina: string) {
    return this.queries.execute(new QuoteStay(marina, input));
  }
}
