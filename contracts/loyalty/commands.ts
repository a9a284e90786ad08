import { Command } from '../vocabulary/bus.js';
import type { MarinaContext } from '../vocabulary/command-context.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { CommandReceipt } from '../vocabulary/route.js';

/** Commands of other areas to the points of a member. */

export interface HoldPointsInput {
  readonly account_id: string;
  readonly reservation_id: string;
  /** Hundredths of points; 0 returns all. */
  readonly amount: number;
}
/**
 * Sets how many points a reservation of the context's marina uses, in place of those that it used before. The same
 * number again changes nothing.
 */
export class HoldPoints extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: HoldPointsInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}
