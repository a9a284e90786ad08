import { describe, expect, it } from '@jest/globals';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { runSaga, type SagaStep } from './saga.js';

type Step = SagaStep<readonly string[]>;

const refusal = refuse('conflict', 'TAKEN');
const refusing = () => Promise.resolve(refusal);

/** Steps that log what they take and undo. The command lists what was taken so far. */
function logged() {
  const log: string[] = [];
  const written = (line: string) => Promise.resolve(log.push(line));
  const step =
    (name: string, undo: () => Promise<unknown> = () => written(`undo ${name}`)): Step =>
    async (command) => {
      await written(`take ${name}`);
      return { command: [...command, name], undo };
    };
  return { log, written, step };
}

describe('a saga', () => {
  it('records the command as its steps have left it, and undoes nothing', async () => {
    const { log, step } = logged();
    const skipped: Step = (command) => Promise.resolve({ command });
    const record = (command: readonly string[]) => Promise.resolve(command.join(', '));
    expect(await runSaga([], [step('nights'), skipped, step('berth')], record)).toBe('nights, berth');
    expect(log).toEqual(['take nights', 'take berth']);
  });

  it('undoes the steps before a refused one, the latest first, and records nothing', async () => {
    const { log, written, step } = logged();
    const steps = [step('nights'), step('points'), refusing, step('berth')];
    expect(await runSaga([], steps, () => written('record'))).toBe(refusal);
    expect(log).toEqual(['take nights', 'take points', 'undo points', 'undo nights']);
  });

  it('undoes all steps when the record refuses', async () => {
    const { log, step } = logged();
    expect(await runSaga([], [step('nights'), step('berth')], refusing)).toBe(refusal);
    expect(log).toEqual(['take nights', 'take berth', 'undo berth', 'undo nights']);
  });

  it('leaves an undo that is refused to the policy that repairs', async () => {
    const { log, step } = logged();
    expect(await runSaga([], [step('nights'), step('berth', refusing)], refusing)).toBe(refusal);
    expect(log).toEqual(['take nights', 'take berth', 'undo nights']);
  });

  it('undoes the other steps before it throws the error of an undo', async () => {
    const { log, step } = logged();
    const broken = () => Promise.reject(new Error('the plan is down'));
    await expect(runSaga([], [step('nights'), step('berth', broken)], refusing)).rejects.toThrow('the plan is down');
    expect(log).toEqual(['take nights', 'take berth', 'undo nights']);
  });

  it('undoes nothing when a step throws, because its change may have happened', async () => {
    const { log, written, step } = logged();
    const broken: Step = () => Promise.reject(new Error('the store is down'));
    await expect(runSaga([], [step('nights'), broken], () => written('record'))).rejects.toThrow('the store is down');
    expect(log).toEqual(['take nights']);
  });
});
