import type { CommandContext } from '../../../contracts/vocabulary/command-context.js';
import type { BerthPlanEvent } from './berth-plan-events.js';

/** An event of the plan with the command that caused it. */
export interface CausedEvent {
  readonly event: BerthPlanEvent;
  readonly position: number;
  /** Events of one action have the same. */
  readonly action_id: string;
  readonly at: string;
  readonly by: CommandContext['actor'];
}
