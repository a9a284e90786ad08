import type { Aggregate } from '../../platform/event-sourcing/aggregate.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { evolve } from '../domain/evolve.js';
import { initial, type ReservationState } from '../domain/reservation-state.js';

export const reservationAggregate: Aggregate<ReservationState, ReservationEvent> = {
  prefix: 'reservation-',
  initial,
  evolve,
};
