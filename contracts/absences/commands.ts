import { Command } from '../vocabulary/bus.js';
import type { MarinaContext } from '../vocabulary/command-context.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { CommandReceipt } from '../vocabulary/route.js';

/**
 * Takes one step of an absence back: a report is withdrawn, a change is reversed, and a withdrawn report stands again.
 * Visitors who have the nights since are in the way. The caller has checked that the absence has not changed again.
 */
export class UndoAbsenceStep extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: {
      readonly absence_id: string;
      /** The command that caused the step. */
      readonly action_id: string;
    },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/**
 * Issues the link by which a berth holder files absences, for a mail that the sender writes. A link that is still good is
 * extended, so that earlier mails stay usable.
 */
export class IssueAbsenceLink extends Command<{ readonly link: string } | Refusal> {
  constructor(
    readonly input: { readonly vessel_id: string; readonly boater_id: string },
    readonly context: MarinaContext,
  ) {
    super();
  }
}
