import { dockWalkApi } from '../../../contracts/dockwalk/api.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { decide } from '../domain/walk-book.js';
import { WalkOpener } from '../records/walk-opener.js';
import { walkBookRecord } from '../records/walk-records.js';

/** Starts a walk with every berth unchecked. The walk that is under way is saved. */
@Handles(dockWalkApi.start)
export class StartWalk {
  constructor(
    private readonly streams: StreamRepository,
    private readonly opening: WalkOpener,
    private readonly locks: Locks,
    private readonly clock: Clock,
  ) {}

  execute({ marinaContext: context }: ReceivedCall<typeof dockWalkApi.start>): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(walkBookRecord, context.marina_id, () => this.start(context));
  }

  private async start(context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { marina_id, actor } = context;
    const session_id = deriveId(context.command_id, 'dockwalk');
    const { state } = await this.streams.load(walkBookRecord, marina_id);
    const facts = { now: this.clock.nowIso(), by: actor.id };
    const opened = await this.streams.execute(walkBookRecord, marina_id, context, (book) =>
      decide({ session_id }, book, facts),
    );
    if (isRefusal(opened)) return opened;
    crashPoint('dock_walk.after_book');
    const previous = state.latest === session_id ? null : state.latest;
    return this.opening.open(session_id, previous, partOf(context, 'open'));
  }
}
