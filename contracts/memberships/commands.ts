import { Command } from '../vocabulary/bus.js';
import type { CommandContext, MarinaContext } from '../vocabulary/command-context.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { CommandReceipt } from '../vocabulary/route.js';

/**
 * What other areas ask of membership cards, on the command bus. The marina where it happens is `context.marina_id`.
 * Each answers a `CommandReceipt` or a `Refusal`.
 */

export interface RedeemNightsInput {
  readonly card_id: string;
  readonly reservation_id: string;
  /** So many of the stay's nights, the first that can be redeemed; 0 gives all back. */
  readonly nights: number;
  readonly start_date: string;
  readonly end_date: string;
}
/**
 * The reservation holds so many of the card's nights from now on, instead of those it held before. Asking again for
 * what it holds changes nothing.
 */
export class RedeemNights extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: RedeemNightsInput,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** All nights that a reservation holds go back to the card; harmless when it holds none. */
export class ReturnNights extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly card_id: string; readonly reservation_id: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * A visitor showed this card: the marina knows from now on that the boater in its register holds it. Harmless when
 * repeated.
 */
export class PresentCard extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly card_number: string; readonly boater_id: string },
    readonly context: MarinaContext,
  ) {
    super();
  }
}
