import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';

/** The marina that a command is about; refused if its sender has named none. */
export function marinaOf(context: CommandContext): string | Refusal {
  return (
    context.marina_id ??
    refuse('validation', 'VALIDATION', { errors: [{ path: 'X-Marina-Id', code: 'marinaRequired' }] })
  );
}
