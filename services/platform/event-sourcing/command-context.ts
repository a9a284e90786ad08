import type { CommandContext } from '../../../contracts/vocabulary/command-context.js';
import { deriveId, freshId } from './derived-id.js';

export type { CommandContext };

/** The context of a command that a handler sends while it carries out another one. */
export function partOf(context: CommandContext, step: string): CommandContext {
  const { expected_revision: _, ...rest } = context;
  return { ...rest, command_id: deriveId(context.command_id, step), causation_id: context.command_id };
}

/**
 * As `partOf`, with a new id every time: for commands whose target itself knows what it has already carried out, so
 * that a resend after an undo is carried out again.
 */
export function freshPartOf(context: CommandContext): CommandContext {
  const { expected_revision: _, ...rest } = context;
  return { ...rest, command_id: freshId(), causation_id: context.command_id };
}

export const SYSTEM_ACTOR: CommandContext['actor'] = { kind: 'system', id: 'system', name: null };
