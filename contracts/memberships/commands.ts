import { Command } from '../vocabulary/bus.js';
import type { CommandContext, MarinaContext } from '../vocabulary/command-context.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { CommandReceipt } from '../vocabulary/route.js';

/**
 * Commands of other areas to membership cards. The visited marina is `context.marina_id`. Each answers a
 * `CommandReceipt` or a `Refusal`.
 */

export interface RedeemNightsInput {
  readonly card_id: string;
  readonly reservation_id: string;
  /** Number of nights to redeem, the first of the stay that can be redeemed; 0 returns all. */
  readonly nights: number;
  readonly start_date: string;
  readonly end_date: string;
}
/**
 * Sets how many nights of the card the reservation redeems, in place of those that it redeemed before. The same number
 * again changes nothing.
 */
export class RedeemNights extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: RedeemNightsInput,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Returns all nights that a reservation redeemed to the card. Idempotent. */
export class ReturnNights extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly card_id: string; readonly reservation_id: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Records that a visitor showed this card: the boater in the marina's register holds it. Idempotent. */
export class PresentCard extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly card_number: string; readonly boater_id: string },
    readonly context: MarinaContext,
  ) {
    super();
  }
}
