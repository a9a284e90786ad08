import { Controller } from '@nestjs/common';
import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { BoaterCaller } from '../../platform/http/caller.js';
import { Boater, Endpoint } from '../../platform/http/endpoint.js';
import { ShowBoaterReservation } from '../queries/show-boater-reservation.js';

/** Routes for the holder of a reservation's link. */
@Controller()
export class BoaterQueryController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(boaterReservationApi.get)
  get(@Boater() { marina_id, reservation_id }: BoaterCaller) {
    return this.queries.execute(new ShowBoaterReservation(marina_id, reservation_id));
  }
}
