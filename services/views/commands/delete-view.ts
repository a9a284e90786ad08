import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/view.js';
import { viewRecord } from '../records/view-record.js';
import type { ViewOwner } from './save-view.js';

export class DeleteView extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly owner: ViewOwner,
    readonly viewId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(DeleteView)
export class DeleteViewHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  execute({ owner, viewId, context }: DeleteView): Promise<CommandReceipt | Refusal> {
    const now = this.clock.nowIso();
    return this.streams.execute(viewRecord, viewId, context, (state) =>
      decide({ type: 'Delete' }, state, { ...owner, now }),
    );
  }
}
