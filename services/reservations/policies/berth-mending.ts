import { Injectable } from '@nestjs/common';
import type { AllocationDatesChanged, AllocationMoved, BerthAllocated } from '../../../contracts/berths/events.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { Leases } from '../../platform/leases/leases.js';
import { BerthChoosing } from '../berthing/berth-choosing.js';
import { PlanAgreement } from '../berthing/plan-agreement.js';
import { reservationRecord } from '../records/reservation-record.js';
import { ReservationMutex } from '../records/reservation-mutex.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';

type OfPlan = BerthAllocated | AllocationDatesChanged | AllocationMoved;
type OfReservation = Extract<
  ReservationEvent,
  { type: 'BerthAssigned' | 'BerthUnassigned' | 'SuggestedDatesAccepted' }
>;

/**
 * Approving writes to the berth plan first and to the reservation second; giving a berth back and taking over
 * suggested dates the other way round. This finishes what a crash between the two left half done, so that nobody
 * ever sees half of it: an allocation that no reservation knows goes back, and so does one whose reservation gave
 * it up; dates and boat are those that the reservation has.
 *
 * The turn keeps it from taking what is still under way for left behind. Another process that falls asleep in its turn
 * loses it, and may give the reservation a berth that went back meanwhile: so that is looked at once more, too.
 */
@Injectable()
export class BerthMending implements Policy<OfPlan | OfReservation> {
  readonly name = 'berth-mending';
  readonly reactsTo = [
    'BerthAllocated',
    'AllocationDatesChanged',
    'AllocationMoved',
    'BerthAssigned',
    'BerthUnassigned',
    'SuggestedDatesAccepted',
  ] as const;

  constructor(
    private readonly berths: BerthChoosing,
    private readonly agreement: PlanAgreement,
    private readonly mutex: ReservationMutex,
    private readonly leases: Leases,
  ) {}

  async handle(event: LoggedEvent<OfPlan | OfReservation>): Promise<void> {
    // Within one process nobody loses a turn.
    if (event.type === 'BerthAssigned' && this.leases.alone) return;
    const context = inMarina(causedBy(event, this.name));
    const { data } = event;
    const reservationId = 'reservation_id' in data ? data.reservation_id : reservationRecord.idOf(event.stream);
    return this.mutex.runExclusive(reservationId, async () => {
      if (event.type === 'BerthAllocated' && 'allocation_id' in data) {
        await this.berths.takeBack(reservationId, data.allocation_id, context);
      } else if (event.type === 'BerthAssigned') {
        await this.agreement.regain(reservationId, context);
      } else {
        await this.agreement.restore(reservationId, context);
      }
    });
  }
}
