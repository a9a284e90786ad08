import type * as z from 'zod';
import type { settleDifference } from '../../../contracts/dockwalk/walks.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { DockWalks } from '../records/dock-walks.js';

/** Dismisses a difference, or leaves it to the desk. */
export class SettleDifference extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: z.output<typeof settleDifference>,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(SettleDifference)
export class SettleDifferenceHandler {
  constructor(private readonly walks: DockWalks) {}

  execute({ input, context }: SettleDifference): Promise<CommandReceipt | Refusal> {
    const { session_id, difference_id } = input;
    const command =
      input.action === 'DISMISS'
        ? { type: 'Dismiss' as const, difference_id, reason: input.reason }
        : { type: 'LeaveToDesk' as const, difference_id };
    return this.walks.execute(session_id, command, context);
  }
}
