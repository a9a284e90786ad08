import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import type { CommandContext } from './command-context.js';
import { covered } from './covering-position.js';

describe('the position that covers a command', () => {
  let bench: PlatformBench;
  let headsRead: number;

  beforeEach(() => {
    bench = new PlatformBench();
    headsRead = 0;
  });
  afterEach(() => bench.close());

  const head = () => {
    headsRead += 1;
    return bench.core.log.head();
  };
  const command = <T>(run: () => Promise<T>) => covered(run, head);

  it('is that of its last append, whichever stream it answers for', async () => {
    const answer = await command(async () => {
      const first = await bench.write('n1', 'a');
      await bench.write('n2', 'b');
      return first;
    });
    expect(answer).toMatchObject({ result: { id: 'n1', position: 1 }, position: 2 });
    expect(headsRead).toBe(0);
  });

  it('does not wait for the appends of other commands', async () => {
    const one = command(() => bench.write('n1', 'a'));
    const other = command(() => bench.write('n2', 'b'));
    expect([(await one).position, (await other).position]).toEqual([1, 2]);
    expect(headsRead).toBe(0);
  });

  it('includes a step that a policy has taken for it', async () => {
    const step: Partial<CommandContext> = { command_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
    const answer = await command(async () => {
      const first = await bench.write('n1', 'a');
      // A policy takes the second step before the command does.
      await covered(() => bench.write('n2', 'b', step), head);
      await bench.write('n2', 'b', step);
      return first;
    });
    expect(answer.position).toBe(2);
  });

  it('is the head of the log if the command appended nothing, because it may have been sent before', async () => {
    const context = bench.context();
    await bench.write('n1', 'a', context);
    await bench.write('n2', 'b');
    expect((await command(() => bench.write('n1', 'a', context))).position).toBe(2);
    expect((await command(() => Promise.resolve('done'))).position).toBe(2);
  });

  it('is not looked up for a refused command', async () => {
    await command(() => Promise.resolve(refuse('not_found', 'NOT_FOUND')));
    expect(headsRead).toBe(0);
  });
});
