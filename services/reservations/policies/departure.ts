import { Injectable } from '@nestjs/common';
import { ReleaseAllocation } from '../../../contracts/berths/commands.js';
import { AllocationOfReservation } from '../../../contracts/berths/queries.js';
import type { VesselDeparted } from '../../../contracts/traffic/events.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { MoveReservation } from '../commands/move-reservation.js';

/** When the boat has left, the stay ends and its remaining nights are released to the plan. */
@Injectable()
export class DepartureFollowing implements Policy<VesselDeparted> {
  readonly name = 'departure-following';
  readonly reactsTo = ['VesselDeparted'] as const;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async handle(event: LoggedEvent<VesselDeparted>): Promise<void> {
    const { reservation_id, on } = event.data;
    const finish = { type: 'FinishStay' as const, departed: true };
    const context = inMarina(causedBy(event, this.name, 'finish'));
    await this.commands.execute(new MoveReservation(reservation_id, finish, context));
    const query = new AllocationOfReservation(context.marina_id, { reservation_id });
    const held = await this.queries.execute(query);
    if (held === null || held.end_date <= on) return;
    const release = { allocation_id: held.allocation_id, reason: 'DEPARTED' as const };
    await this.commands.execute(new ReleaseAllocation(release, inMarina(causedBy(event, this.name, 'release'))));
  }
}
