import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pages } from '../../../tests/fixtures/notebook-pages.js';
import { type NotebookEvent, PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import type { Projection } from './projection.js';

function bound(target: object, name: PropertyKey): unknown {
  const found: unknown = Reflect.get(target, name);
  return typeof found === 'function' ? (found.bind(target) as unknown) : found;
}

describe('read models that have a long log before them', () => {
  let bench: PlatformBench;
  const NOTEBOOKS = 10;
  const LINES = 520;
  const numbers = Array.from({ length: LINES }, (_, line) => `line ${line}`);
  /** How many lines there are, by who wrote them. */
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

  /** Notes for `pages` whether its collection was opened to be filled. */
  function watched(): void {
    const open = bench.readModels.open.bind(bench.readModels);
    bench.readModels.open = (definition) => {
      if (definition.name === 'pages@1') opened.push(definition.filling === true);
      return open(definition);
    };
  }

  /** Positions from which the log is followed from now on. */
  function following(): number[] {
    const followed: number[] = [];
    const { log } = bench.core;
    const follow = log.follow.bind(log);
    log.follow = (after, ...more) => {
      followed.push(after);
      return follow(after, ...more);
    };
    return followed;
  }

  async function runBoth(): Promise<void> {
    bench.core.projections.register(pages(), tallies);
    await bench.core.projections.start();
  }

  /** Takes a moment, and longer on a busy machine. */
  async function arrived(): Promise<void> {
    expect(await bench.core.projections.reached(await bench.store.head(), 20_000)).toBe(true);
  }

  it('take it in together, from one reading, and get their indexes last', async () => {
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

  it('keep their indexes where positions are places in a file, and tell of fewer events', async () => {
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

  it('read it each by themselves where little of it is new to them', async () => {
    await runBoth();
    await arrived();
    await bench.restart();
    await Promise.all(numbers.slice(0, 100).map((line) => bench.write('n1', line)));
    const followed = following();
    await runBoth();
    await arrived();
    expect(followed).toEqual([NOTEBOOKS * LINES, NOTEBOOKS * LINES]);
  });

  it('go on where they were stopped on the way', async () => {
    await runBoth();
    await bench.restart();
    await runBoth();
    await arrived();
    expect(await lines('n9')).toEqual(numbers);
    expect(await bench.core.deadLetters.find()).toEqual([]);
  });

  it('take it in each by itself where doing so together has failed', async () => {
    watched();
    const save = bench.readModels.saveCheckpoint.bind(bench.readModels);
    let failures = 1;
    bench.readModels.saveCheckpoint = (...given) => {
      failures -= 1;
      return failures === 0 ? Promise.reject(new Error('disk full')) : save(...given);
    };
    await runBoth();
    await arrived();
    expect(await lines('n0')).toEqual(numbers);
    expect(await tally()).toBe(NOTEBOOKS * LINES);
    expect(opened).toEqual([true, false]);
  });

  it('take it in bit by bit beside an older version that is served', async () => {
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
