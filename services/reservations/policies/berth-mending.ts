import { Injectable } from '@nestjs/common';
import type { AllocationDatesChanged, AllocationMoved, BerthAllocated } from '../../../contracts/berths/events.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { BerthChoosing } from '../commands/berth-choosing.js';
import { PlanAgreement } from '../commands/plan-agreement.js';
import { reservationAggregate } from '../commands/reservation-aggregate.js';
import { ReservationTurns } from '../commands/reservation-turns.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';

type OfPlan = BerthAllocated | AllocationDatesChanged | AllocationMoved;
type OfReservation = Extract<ReservationEvent, { type: 'BerthUnassigned' | 'SuggestedDatesAccepted' }>;

/**
 * Approving writes to the berth plan first and to the reservation second; giving a berth back and taking over
 * suggested dates the other way round. This finishes what a crash between the two left half done, so that nobody
 * ever sees half of it: an allocation that no reservation knows goes back, and so does one whose reservation gave
 * it up; dates and boat are those that the reservation has.
 */
@Injectable()
export class BerthMending implements Policy<OfPlan | OfReservation> {
  readonly name = 'berth-mending';
  readonly reactsTo = [
    'BerthAllocated',
    'AllocationDatesChanged',
    'AllocationMoved',
    'BerthUnassigned',
    'SuggestedDatesAccepted',
  ] as const;

  constructor(
    private readonly berths: BerthChoosing,
    private readonly agreement: PlanAgreement,
    private readonly turns: ReservationTurns,
  ) {}

  handle(event: LoggedEvent<OfPlan | OfReservation>): Promise<void> {
    const context = causedBy(event, this.name);
    const { data } = event;
    const reservationId =
      'reservation_id' in data ? data.reservation_id : event.stream.slice(reservationAggregate.prefix.length);
    return this.turns.inTurn(reservationId, async () => {
      if (event.type === 'BerthAllocated' && 'allocation_id' in data) {
        await this.berths.takeBack(reservationId, data.allocation_id, context);
      } else {
        await this.agreement.restore(reservationId, context);
      }
    });
  }
}
