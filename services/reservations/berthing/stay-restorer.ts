import { Injectable } from '@nestjs/common';
import { ReleaseAllocation, RestoreStay } from '../../../contracts/berths/commands.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { freshPartOf, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/decide.js';
import { followRefusal } from '../domain/move-refusals.js';
import { reservationRecord } from '../records/reservation-record.js';
import { PlanChangeProcess } from './plan-change-process.js';
import type { PlanIntent } from './plan-intents.js';

/** Returns the berths that a stay lost. The caller holds the reservation's lock. */
@Injectable()
export class StayRestorer {
  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly changing: PlanChangeProcess,
  ) {}

  async restore(
    { cases: [found], stay }: Extract<PlanIntent, { kind: 'restore' }>,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const answered = await answeredBefore(this.streams, reservationRecord, found.id, context);
    if (answered !== null) return answered;
    const closed = followRefusal(found.state);
    if (closed !== null) return closed;
    const { causation_id } = context;
    const berth = await this.commands.execute(new RestoreStay(stay, { ...freshPartOf(context), causation_id }));
    if (isRefusal(berth)) return berth;
    const receipt = await this.changing.follow(found, berth, context);
    if (isRefusal(receipt)) {
      const release = { allocation_id: stay.allocation_id, reason: 'NOT_APPROVED' as const, never_arrived: true };
      await this.commands.execute(new ReleaseAllocation(release, partOf(freshPartOf(context), 'release')));
    }
    return receipt;
  }

  /** Takes the berths away again that `restore` returned. */
  async takeBack(
    { cases: [found], stay: { allocation_id } }: Extract<PlanIntent, { kind: 'restore' }>,
    context: MarinaContext,
  ): Promise<void> {
    const release = { allocation_id, reason: 'UNASSIGNED' as const };
    const released = await this.commands.execute(new ReleaseAllocation(release, partOf(context, 'release')));
    if (isRefusal(released)) return;
    await this.streams.execute(reservationRecord, found.id, partOf(context, 'unassign'), (state) =>
      decide({ type: 'UnassignBerth' }, state, found.context),
    );
  }
}
