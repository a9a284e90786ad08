import type { CommandContext, MarinaContext } from '../../../contracts/vocabulary/command-context.js';
import { deriveId, freshId } from './derived-id.js';

export type { CommandContext, MarinaContext };

/** The context of a command that a handler sends while it executes another one. */
export function partOf<Context extends CommandContext>(
  context: Context,
  step: string,
): Omit<Context, 'expected_revision'> {
  const { expected_revision: _, ...rest } = context;
  return { ...rest, command_id: deriveId(context.command_id, step), causation_id: context.command_id };
}

/**
 * Like `partOf`, but with a new id each time. It is for commands whose target itself detects repetition, so that a
 * resend after an undo is executed again.
 */
export function freshPartOf<Context extends CommandContext>(context: Context): Omit<Context, 'expected_revision'> {
  const { expected_revision: _, ...rest } = context;
  return { ...rest, command_id: freshId(), causation_id: context.command_id };
}

export const SYSTEM_ACTOR: CommandContext['actor'] = { kind: 'system', id: 'system', name: null };

/**
 * The context of a command that the product sends by itself, and not because of an event.
 * @param command_id follows from what the command is about, so that a repeated one changes nothing
 * @param work names the job or the command
 */
export function systemContext<Marina extends string | null>(command_id: string, work: string, marina_id: Marina) {
  return {
    command_id,
    command_hash: work,
    marina_id,
    actor: SYSTEM_ACTOR,
    correlation_id: command_id,
    causation_id: command_id,
  };
}

/** The context as one in a marina. @throws where the command is carried out in none, which is a defect of its sender */
export function inMarina(context: CommandContext): MarinaContext {
  const { marina_id } = context;
  if (marina_id === null) throw new Error('the command is carried out in no marina');
  return { ...context, marina_id };
}
