import { Controller } from '@nestjs/common';
import type * as z from 'zod';
import { reservationPaymentApi } from '../../../contracts/reservations/payment-api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Endpoint, Input, MarinaId } from '../../platform/http/endpoint.js';
import { PriceOfStay } from '../queries/price-of-stay.js';
import { QuoteStay } from '../queries/quote-stay.js';

type In<K extends keyof typeof reservationPaymentApi> = z.output<
  NonNullable<(typeof reservationPaymentApi)[K]['body']>
>;

/** Prices and totals, before anything is saved. */
@Controller()
export class PaymentQueryController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(reservationPaymentApi.calculatePrice)
  calculatePrice(@Input() input: In<'calculatePrice'>, @MarinaId() marina: string) {
    return this.queries.execute(new PriceOfStay(marina, input));
  }

  @Endpoint(reservationPaymentApi.quote)
  quote(@Input() input: In<'quote'>, @MarinaId() marina: string) {
    return this.queries.execute(new QuoteStay(marina, input));
  }
}
