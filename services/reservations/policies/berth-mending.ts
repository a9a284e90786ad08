import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ReleaseAllocation } from '../../../contracts/berths/commands.js';
import type { BerthAllocated } from '../../../contracts/berths/events.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { BerthChoosing } from '../commands/berth-choosing.js';
import { BerthsUnderWay } from '../commands/berths-under-way.js';
import { reservationAggregate } from '../commands/reservation-aggregate.js';
import type { ReservationEventOf } from '../domain/events/reservation-event.js';

type BerthUnassigned = { type: 'BerthUnassigned'; data: ReservationEventOf<'BerthUnassigned'>['data'] };

/**
 * Approving writes to the berth plan first and to the reservation second; giving a berth back the other
 * way round. This finishes what a crash between the two left half done, so that nobody ever sees half of it:
 * an allocation that no reservation knows goes back, and so does one whose reservation gave it up.
 */
@Injectable()
export class BerthMending implements Policy<BerthAllocated | BerthUnassigned> {
  readonly name = 'berth-mending';
  readonly reactsTo = ['BerthAllocated', 'BerthUnassigned'] as const;

  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly berths: BerthChoosing,
    private readonly underWay: BerthsUnderWay,
  ) {}

  async handle(event: LoggedEvent<BerthAllocated | BerthUnassigned>): Promise<void> {
    const context = causedBy(event, this.name);
    if (event.type === 'BerthUnassigned') {
      const reservationId = event.stream.slice(reservationAggregate.prefix.length);
      await this.underWay.settled(reservationId);
      await this.berths.releaseUnless(reservationId, context);
      return;
    }
    const { reservation_id, allocation_id } = event.data as BerthAllocated['data'];
    await this.underWay.settled(reservation_id);
    const { state } = await this.streams.load(reservationAggregate, reservation_id);
    if (state.berth?.allocation_id === allocation_id) return;
    const release = { allocation_id, reason: 'NOT_APPROVED' as const, never_lay: true };
    await this.commands.execute(new ReleaseAllocation(release, context));
  }
}
