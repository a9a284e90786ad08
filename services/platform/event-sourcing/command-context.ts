import type { CommandContext } from '../../../contracts/vocabulary/command-context.js';
import { deriveId } from './derived-id.js';

export type { CommandContext };

/** The context of a command that a handler sends while it carries out another one. */
export function partOf(context: CommandContext, step: string): CommandContext {
  const { expected_revision: _, ...rest } = context;
  return { ...rest, command_id: deriveId(context.command_id, step), causation_id: context.command_id };
}

export const SYSTEM_ACTOR: CommandContext['actor'] = { kind: 'system', id: 'system', name: null };
