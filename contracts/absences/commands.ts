import { Command } from '../vocabulary/bus.js';
import type { MarinaContext } from '../vocabulary/command-context.js';
import type { Refusal } from '../vocabulary/refusal.js';

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
