import { Injectable } from '@nestjs/common';
import type { AllocationDatesChanged, AllocationMoved, BerthAllocated } from '../../../contracts/berths/events.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { Leases } from '../../platform/leases/leases.js';
import { Locks } from '../../platform/leases/locks.js';
import { BerthPlacement } from '../berthing/berth-placement.js';
import { PlanAgreement } from '../berthing/plan-agreement.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';

type OfPlan = BerthAllocated | AllocationDatesChanged | AllocationMoved;
type OfReservation = Extract<
  ReservationEvent,
  { type: 'BerthAssigned' | 'BerthUnassigned' | 'SuggestedDatesAccepted' }
>;

/**
 * An approval writes to the berth plan first and to the reservation second; releasing a berth and accepting suggested
 * dates write in the opposite order. This policy completes what a crash left half done between the two: it releases
 * allocations that no reservation refers to, and gives the plan the reservation's dates and boat.
 *
 * The lock keeps it from treating work in progress as abandoned. A process that is suspended loses its lock and may
 * then assign a berth that was released in the meantime, so assigned berths are checked once more.
 */
@Injectable()
export class BerthRepairPolicy implements Policy<OfPlan | OfReservation> {
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
    private readonly berths: BerthPlacement,
    private readonly agreement: PlanAgreement,
    private readonly locks: Locks,
    private readonly leases: Leases,
  ) {}

  repairs(event: LoggedEvent<OfPlan | OfReservation>): string {
    const id = reservationOf(event);
    if (ofClosure(event)) return `${id} closure`;
    if (event.type === 'BerthAllocated' && 'allocation_id' in event.data) return `${id} ${event.data.allocation_id}`;
    return event.type === 'BerthAssigned' ? `${id} assigned` : id;
  }

  async handle(event: LoggedEvent<OfPlan | OfReservation>): Promise<void> {
    // A process alone on its data never loses a lock.
    if (event.type === 'BerthAssigned' && this.leases.alone) return;
    const { data } = event;
    // What a closure moves or gives back is recorded on the reservation by `plan-following`.
    if (ofClosure(event)) return;
    const context = inMarina(causedBy(event, this.name));
    const reservationId = reservationOf(event);
    return this.locks.exclusively(reservationRecord, reservationId, async () => {
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

function ofClosure({ data }: LoggedEvent<OfPlan | OfReservation>): boolean {
  return 'closure_id' in data && data.closure_id !== undefined;
}

function reservationOf({ data, stream }: LoggedEvent<OfPlan | OfReservation>): string {
  return 'reservation_id' in data ? data.reservation_id : reservationRecord.idOf(stream);
}
