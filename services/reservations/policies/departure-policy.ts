import { Injectable } from '@nestjs/common';
import { ReleaseAllocation } from '../../../contracts/berths/commands.js';
import type { ReservationFactOf } from '../../../contracts/reservations/events.js';
import type { TrafficEvent } from '../../../contracts/traffic/events.js';
import { IsBoatHere } from '../../../contracts/traffic/queries.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { MoveReservation } from '../messages/move-reservation.js';
import { reservationRecord } from '../records/reservation-record.js';
import { AllocationOfReservation } from '../../../contracts/berths/allocation-queries.js';

type Departed = Extract<TrafficEvent, { type: 'VesselDeparted' }>;
type BackAgain = Extract<TrafficEvent, { type: 'VesselArrived' | 'VesselDepartureUndone' }>;
type Cause = Departed | BackAgain | ReservationFactOf<'StayFinished'>;

/**
 * When the boat has left, the stay ends and its remaining nights are released to the plan. A stay that has ended while
 * its boat is there is booked again until the boat has left (docs/rules/traffic.md).
 */
@Injectable()
export class DeparturePolicy implements Policy<Cause> {
  readonly name = 'departure-following';
  readonly reactsTo = ['VesselDeparted', 'VesselArrived', 'VesselDepartureUndone', 'StayFinished'] as const;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async handle(event: LoggedEvent<Cause>): Promise<void> {
    const { data } = event;
    if ('reservation_id' in data) {
      return event.type === 'VesselDeparted' && 'on' in data
        ? this.finish(event, data)
        : this.reopen(event, data.reservation_id);
    }
    // The arrival may be recorded at the moment at which the stay finishes.
    return this.reopen(event, reservationRecord.idOf(event.stream));
  }

  private async finish(event: LoggedEvent<Cause>, { reservation_id, on }: Departed['data']): Promise<void> {
    const finish = { type: 'FinishStay' as const, departed: true };
    const context = inMarina(causedBy(event, this.name, 'finish'));
    await this.commands.execute(new MoveReservation(reservation_id, finish, context));
    const query = new AllocationOfReservation(context.marina_id, { reservation_id });
    const held = await this.queries.execute(query);
    if (held === null || held.end_date <= on) return;
    const release = { allocation_id: held.allocation_id, reason: 'DEPARTED' as const };
    await this.commands.execute(new ReleaseAllocation(release, inMarina(causedBy(event, this.name, 'release'))));
  }

  /** Refused for a stay that is not finished, which is most of them. */
  private async reopen(event: LoggedEvent<Cause>, reservation_id: string): Promise<void> {
    if (!(await this.queries.execute(new IsBoatHere(reservation_id)))) return;
    const context = inMarina(causedBy(event, this.name, 'reopen'));
    // A boat that left on its first day gave its berth back for good.
    const query = new AllocationOfReservation(context.marina_id, { reservation_id });
    if (event.type === 'VesselDepartureUndone' && (await this.queries.execute(query)) === null) return;
    await this.commands.execute(new MoveReservation(reservation_id, { type: 'ReopenStay' }, context));
  }
}
