import { Controller } from '@nestjs/common';
import type * as z from 'zod';
import { reservationApi } from '../../../contracts/reservations/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Endpoint, Input, MarinaId } from '../../platform/http/endpoint.js';
import { LookUpBoater } from '../queries/look-up-boater.js';
import { SearchAllReservations } from '../queries/search-all-reservations.js';
import { SearchReservations } from '../queries/search-reservations.js';
import { ShowReservation } from '../queries/show-reservation.js';
import { SuggestBerths } from '../queries/suggest-berths.js';

type In<K extends keyof typeof reservationApi> = z.output<NonNullable<(typeof reservationApi)[K]['body']>>;

/** What staff see of reservations. */
@Controller()
export class ReservationQueryController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(reservationApi.getall)
  getall(@Input() input: In<'getall'>, @MarinaId() marina: string) {
    return this.queries.execute(new SearchReservations(marina, input));
  }

  @Endpoint(reservationApi.getallAdmin)
  getallAdmin(@Input() input: In<'getallAdmin'>) {
    return this.queries.execute(new SearchAllReservations(input));
  }

  @Endpoint(reservationApi.get)
  get(@Input() { reservation_id }: In<'get'>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowReservation(marina, reservation_id));
  }

  @Endpoint(reservationApi.suggestBerths)
  suggestBerths(@Input() { reservation_ids }: In<'suggestBerths'>, @MarinaId() marina: string) {
    return this.queries.execute(new SuggestBerths(marina, reservation_ids));
  }

  @Endpoint(reservationApi.findBoater)
  findBoater(@Input() input: In<'findBoater'>, @MarinaId() marina: string) {
    return this.queries.execute(new LookUpBoater(marina, input));
  }
}
