import { Command } from '../vocabulary/bus.js';
import type { MarinaContext } from '../vocabulary/command-context.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { CommandReceipt } from '../vocabulary/route.js';
import type { UpdateTraffic as Input } from './traffic.js';

/** Staff record that a boat arrived, departed or lies in a berth, or correct such a record. */
export class UpdateTraffic extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: Input,
    readonly context: MarinaContext,
  ) {
    super();
  }
}
