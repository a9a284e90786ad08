import type { PlanBasis, PlanGesture } from '../berths/plan-gestures.js';
import { Command } from '../vocabulary/bus.js';
import type { MarinaContext } from '../vocabulary/command-context.js';
import type { Language } from '../vocabulary/languages.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { CommandReceipt } from '../vocabulary/route.js';

/** Commands that other areas send about stays. NOT_FOUND for reservations of other marinas. */

/** A boat as it was measured, in metres. */
export interface MeasuredSizes {
  readonly length: number;
  readonly beam: number;
  readonly draft: number;
}

/**
 * Carries out a gesture on the berth plan.
 * @see PreviewGesture, whose answer holds the basis; STALE if it has been overtaken
 */
export class ChangePlan extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly gesture: PlanGesture,
    readonly basis: PlanBasis,
    readonly context: MarinaContext,
    /** Sizes that the boat of the gesture's stay was measured with; MOVE, SPLIT and SWAP record them. */
    readonly sizes?: MeasuredSizes,
  ) {
    super();
  }
}

/**
 * Gives a stay a berth for its remaining nights, whatever the day, and records the sizes that its boat was measured
 * with. The price stays as it was agreed. Sizes in metres.
 */
export class RehouseStay extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: {
      readonly reservation_id: string;
      readonly berth_id: string;
      readonly sizes?: MeasuredSizes;
    },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/** Cancels a stay because the marina has no berth for it, or because it is a duplicate. What was paid is refunded in full. */
export class CancelStay extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly reservation_id: string; readonly message: string; readonly duplicate: boolean },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/**
 * Emails the approval kit of the sender's marina to the sender, as a boater of this language would get it.
 * MARINA_KIT_EMPTY if there is nothing to send, TOO_MANY_REQUESTS after some tests within a day.
 */
export class SendTestKit extends Command<{ readonly sent_to: string } | Refusal> {
  constructor(
    readonly language: Language,
    readonly context: MarinaContext,
  ) {
    super();
  }
}
