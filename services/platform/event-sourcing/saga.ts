import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';

type Undo = () => Promise<unknown>;

/** The command as the next step gets it, and how to restore what the step changed. */
export interface SagaDone<Command> {
  readonly command: Command;
  /** Undefined: nothing is restored. */
  readonly undo?: Undo | undefined;
}

export type SagaStep<Command> = (command: Command) => Promise<SagaDone<Command> | Refusal>;

/**
 * Executes a command that changes several streams: the steps in their order, then `record`. A refusal of any of them
 * undoes the steps before it, as in `compensated`. A step that throws undoes nothing, because its change may have
 * happened: that is left to the policy that repairs after a crash.
 */
export async function runSaga<Command, Receipt>(
  initial: Command,
  steps: readonly SagaStep<Command>[],
  record: (command: Command) => Promise<Receipt | Refusal>,
): Promise<Receipt | Refusal> {
  let command = initial;
  const undos: Undo[] = [];
  for (const step of steps) {
    const done = await step(command);
    if (isRefusal(done)) return compensated(done, ...undos);
    if (done.undo !== undefined) undos.push(done.undo);
    command = done.command;
  }
  return compensated(await record(command), ...undos);
}

/**
 * The answer, which undoes what was changed before it if it is a refusal: the latest change first. An undo that is
 * refused is left to the policy that repairs after a crash.
 * @throws the first error of an undo, once the others have been tried
 */
export async function compensated<Answer>(answer: Answer, ...undos: readonly Undo[]): Promise<Answer> {
  if (!isRefusal(answer)) return answer;
  const errors: unknown[] = [];
  for (const undo of undos.toReversed()) {
    await undo().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
  return answer;
}
