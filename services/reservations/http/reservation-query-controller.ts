import { Controller } from '@nestjs/common';
import { reservationApi } from '../../../contracts/reservations/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, MarinaId, type RouteInput, Staff } from '../../platform/http/endpoint.js';
import { LookUpBoater } from '../queries/look-up-boater.js';
import { SearchAllReservations } from '../queries/search-all-reservations.js';
import { SearchReservations } from '../queries/search-reservations.js';
import { ShowReservation } from '../queries/show-reservation.js';
import { SuggestBerths } from '../queries/suggest-berths.js';

/** Staff's queries about reservations. */
@Controller()
export class ReservationQueryController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(reservationApi.getall)
  getall(
    @Input() input: RouteInput<typeof reservationApi.getall>,
    @Staff() { user_id }: StaffCaller,
    @MarinaId() marina: string,
  ) {
    return this.queries.execute(new SearchReservations(marina, input, user_id));
  }

  @Endpoint(reservationApi.getallAdmin)
  getallAdmin(@Input() input: RouteInput<typeof reservationApi.getallAdmin>, @Staff() { user_id }: StaffCaller) {
    return this.queries.execute(new SearchAllReservations(input, user_id));
  }

  @Endpoint(reservationApi.get)
  get(
    @Input() { reservation_id }: RouteInput<typeof reservationApi.get>,
    @Staff() { user_id }: StaffCaller,
    @MarinaId() marina: string,
  ) {
    return this.queries.execute(new ShowReservation(marina, reservation_id, user_id));
  }

  @Endpoint(reservationApi.suggestBerths)
  suggestBerths(
    @Input() { reservation_ids }: RouteInput<typeof reservationApi.suggestBerths>,
    @MarinaId() marina: string,
  ) {
    return this.queries.execute(new SuggestBerths(marina, reservation_ids));
  }

  @Endpoint(reservationApi.findBoater)
  findBoater(@Input() input: RouteInput<typeof reservationApi.findBoater>, @MarinaId() marina: string) {
    return this.queries.execute(new LookUpBoater(marina, input));
  }
}
