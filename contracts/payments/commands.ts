import { Command } from '../vocabulary/bus.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { CommandReceipt } from '../vocabulary/route.js';

/**
 * Records money of a marina's day at the till. The day is neither closed nor opened again until the work has ended, so that
 * a closed day holds all that was recorded for it.
 */
export class RecordAtTill extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly day: { readonly marina_id: string; readonly date: string },
    readonly work: (is_day_closed: boolean) => Promise<CommandReceipt | Refusal>,
  ) {
    super();
  }
}
