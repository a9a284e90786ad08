import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pages } from '../../../tests/fixtures/notebook-pages.js';
import { type NotebookEvent, PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import type { Projection } from './projection.js';

function bound(target: object, name: PropertyKey): unknown {
  const found: unknown = Reflect.get(target, name);
  return typeof found === 'function' ? (found.bind(target) as unknown) : found;
}

describe('read models that are far behind', () => {
  let bench: PlatformBench;
  const NOTEBOOKS = 10;
  const LINES = 520;
  const numbers = Array.from({ length: LINES }, (_, line) => `line ${line}`);
  /** Counts lines by author. */
  const tallies: Projection<{ count: number }, NotebookEvent> = {
    name: 'tallies',
    version: 1,
    indexes: [],
    documentIds: (event) => [(event.data as { by: string }).by],
    apply: (tally) => ({ count: (tally?.count ?? 0) + 1 }),
  };
  const tally = async () => (await bench.core.projections.model(tallies).get('p1'))?.count;
  let opened: boolean[];

  const lines = async (id: string) => (await bench.core.projections.model(pages()).get(id))?.lines;

  beforeEach(async () => {
    bench = new PlatformBench();
    await writeAll();
    opened = [];
  });
  afterEach(() => bench.close());

  async function writeAll(): Promise<void> {
    const ids = Array.from({ length: NOTEBOOKS }, (_, notebook) => `n${notebook}`);
    await Promise.all(numbers.flatMap((line) => ids.map((id) => bench.write(id, line))));
  }

  /** Records for each opening of the collection of `pages` whether its indexes are deferred. */
  function watched(): void {
    const open = bench.readModels.open.bind(bench.readModels);
    bench.readModels.open = (definition) => {
      if (definition.name === 'pages@1') opened.push(definition.filling === true);
      return open(definition);
    };
  }

  /** Records the positions from which the log is followed from now on, by consumers and by builds of read models. */
  function following(): number[] {
    const followed: number[] = [];
    const { log } = bench.core;
    const follow = log.followDuringHold.bind(log);
    log.followDuringHold = (after, ...more) => {
      followed.push(after);
      return follow(after, ...more);
    };
    return followed;
  }

  async function runBoth(): Promise<void> {
    bench.core.projections.register(pages(), tallies);
    await bench.core.projections.start();
  }

  /** Waits until the read models have reached the head; this takes longer on a busy machine. */
  async function arrived(): Promise<void> {
    expect(await bench.core.projections.reached(await bench.store.head(), 20_000)).toBe(true);
  }

  it('catch up together from one reading of the log, and build their indexes last', async () => {
    watched();
    const followed = following();
    await runBoth();
    expect(bench.core.projections.status().map(({ state }) => state)).toEqual(['catching_up', 'catching_up']);
    await arrived();
    expect(await lines('n3')).toEqual(numbers);
    expect(await tally()).toBe(NOTEBOOKS * LINES);
    expect(followed).toEqual([0, NOTEBOOKS * LINES, NOTEBOOKS * LINES]);
    expect(opened).toEqual([true, false]);
    await bench.write('n3', 'more');
    await arrived();
    expect(await lines('n3')).toEqual([...numbers, 'more']);
  });

  it('keep their indexes where positions are byte offsets, so that few events span many positions', async () => {
    await bench.restart({
      wrap: (store) =>
        new Proxy(store, { get: (target, name) => (name === 'positionsPerEvent' ? 2 : bound(target, name)) }),
    });
    watched();
    const followed = following();
    await runBoth();
    await arrived();
    expect(await tally()).toBe(NOTEBOOKS * LINES);
    expect(opened).toEqual([false]);
    expect(followed.filter((after) => after === 0)).toHaveLength(1);
  });

  it('read the log separately when they are only a little behind', async () => {
    await runBoth();
    await arrived();
    await bench.restart();
    await Promise.all(numbers.slice(0, 100).map((line) => bench.write('n1', line)));
    const followed = following();
    await runBoth();
    await arrived();
    expect(followed).toEqual([NOTEBOOKS * LINES, NOTEBOOKS * LINES]);
  });

  it('continue where they were stopped', async () => {
    await runBoth();
    await bench.restart();
    await runBoth();
    await arrived();
    expect(await lines('n9')).toEqual(numbers);
    expect(await bench.core.deadLetters.find()).toEqual([]);
  });

  it('catch up separately after a shared reading has failed', async () => {
    watched();
    const commit = bench.readModels.commit.bind(bench.readModels);
    let failures = 1;
    bench.readModels.commit = (parts) => {
      failures -= 1;
      return failures === 0 ? Promise.reject(new Error('disk full')) : commit(parts);
    };
    await runBoth();
    await arrived();
    expect(await lines('n0')).toEqual(numbers);
    expect(await tally()).toBe(NOTEBOOKS * LINES);
    expect(opened).toEqual([true, false]);
  });

  it('catch up in small batches beside an older version that is served', async () => {
    const short = pages({ version: 2 });
    bench.core.projections.register(pages());
    await bench.core.projections.start();
    await arrived();
    await bench.restart();
    const open = bench.readModels.open.bind(bench.readModels);
    bench.readModels.open = (definition) => {
      opened.push(definition.filling === true);
      return open(definition);
    };
    bench.core.projections.register(short);
    await bench.core.projections.start();
    await arrived();
    expect(opened).not.toContain(true);
    expect(await lines('n5')).toEqual(numbers);
  });
});
