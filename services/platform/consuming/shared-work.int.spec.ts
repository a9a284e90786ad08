import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, lineWritten, PlatformBench, type Wired } from '../../../tests/fixtures/platform-bench.js';
import { Leases } from '../leases/leases.js';
import { ConsumerOverview } from '../operations/consumer-overview.js';
import { DeadLetterRetry } from '../operations/dead-letter-retry.js';
import { ErasureListener } from '../erasing/erasure-listener.js';
import { PERSON_ERASED } from '../event-sourcing/person-erased.js';
import { PROJECTOR, ProcessWork } from '../serving/process-work.js';
import { WORK_OF_ROLE } from '../settings/roles.js';
import { ConsumerProgress } from './consumer-progress.js';
import type { Projection } from './projection.js';

interface Page {
  readonly lines: readonly string[];
}

/** @param broken returns the text of a line that fails */
const pages = (version = 1, broken?: () => string): Projection<Page> => ({
  name: 'pages',
  version,
  indexes: [],
  documentIds: (event) => (event.type === lineWritten.type ? [event.stream] : []),
  apply: (page, event) => {
    const { line } = event.data as { line: string };
    if (line === broken?.()) throw new Error(`cannot take ${line}`);
    return { lines: [...(page?.lines ?? []), line] };
  },
});

const timing = { beatMs: 50, sureMs: 200, silenceMs: 300, lookMs: 20 };

describe('consumers that several processes can run', () => {
  let bench: PlatformBench;
  const processes: { end(): Promise<void> }[] = [];

  beforeEach(() => {
    bench = new PlatformBench();
  });
  afterEach(async () => {
    for (const process of processes.splice(0)) await process.end();
    await bench.close();
  });

  /** Starts another process, with the same read model unless the test passes another. */
  async function begin(role: 'api' | 'projector', projection = pages(), core: Wired = bench.secondProcess()) {
    const { readModels, record, logger, store } = bench;
    const { log, projections, policies, deadLetters } = core;
    projections.register(projection);
    const leases = new Leases({ store: readModels, logger, alone: false, catchUp: () => Promise.resolve(), timing });
    const progress = new ConsumerProgress(readModels);
    const erasures = new ErasureListener(
      store,
      () => {
        core.codec.forget();
        core.repository.forget();
      },
      logger,
    );
    const parts = { log, projections, policies, deadLetters, leases, progress, relay: null, logger, erasures };
    const work = new ProcessWork(parts);
    await work.begin(WORK_OF_ROLE[role]);
    const overview = new ConsumerOverview({ ...parts, readModels, record, realtime: null });
    const resuming = new DeadLetterRetry(deadLetters, [projections, policies], false);
    const process = { ...core, work, leases, overview, resuming, end: () => work.end() };
    processes.push(process);
    return process;
  }

  const linesIn = async ({ projections }: Pick<Wired, 'projections'>, id: string) =>
    (await projections.model(pages()).get(`notebook-${id}`))?.lines;

  it('show a write in a process that does not run them', async () => {
    await begin('projector');
    const api = await begin('api');
    for (const line of ['a', 'b', 'c']) {
      const receipt = await bench.write('n1', line);
      const { position } = receipt as { position: number };
      expect(await api.projections.reached(position, 2_000)).toBe(true);
      expect(api.projections.position()).toBeGreaterThanOrEqual(position);
      // Waiting for an old position also reads the current one.
      expect(await api.projections.reached(1, 2_000)).toBe(true);
      expect(api.projections.position()).toBeGreaterThanOrEqual(position);
      expect(await api.projections.serves(pages(), position, 0)).toBe(true);
    }
    expect(await linesIn(api, 'n1')).toEqual(['a', 'b', 'c']);
    // `position` refreshes in the background, so the new value arrives a moment later.
    const head = await bench.store.head();
    expect(api.projections.position() ?? 0).toBeLessThanOrEqual(head);
    await eventually(() => api.projections.position() === head);
    // The event is irrelevant: neither a document nor a checkpoint shows it.
    await bench.writeRaw('person-p9', 0, PERSON_ERASED, { person_id: 'p9', at: bench.clock.nowIso() });
    expect(await api.projections.upToDate(pages())).toBe(true);
    expect(await api.projections.reached((await bench.store.head()) + 1, 50)).toBe(false);
  });

  it('are reported as unavailable while no read model has been built yet', async () => {
    const api = await begin('api');
    await expect(linesIn(api, 'n1')).rejects.toThrow(
      'the read model pages has not been built yet; a projector builds it',
    );
    expect(await bench.readModels.names()).not.toContain('pages@1');
    expect(await api.projections.reached(0, 50)).toBe(false);
    expect(api.projections.position()).toBeUndefined();
  });

  it('move to another process when the first one ends, and no event is skipped or processed twice', async () => {
    const first = await begin('projector');
    const second = await begin('projector');
    await bench.write('n1', 'a');
    await eventually(async () => (await linesIn(second, 'n1'))?.length === 1);
    expect([first.projections.status().length, second.projections.status().length]).toEqual([1, 0]);
    await first.end();
    await bench.write('n1', 'b');
    await eventually(() => second.projections.status()[0]?.position === 2);
    expect(await linesIn(second, 'n1')).toEqual(['a', 'b']);
  });

  it('stop in a process that finds the checkpoint moved, and start there again', async () => {
    const only = await begin('projector');
    await bench.write('n1', 'a');
    expect(await only.projections.reached(1, 2_000)).toBe(true);
    // Another projector would have moved the checkpoint like this.
    await bench.readModels.saveCheckpoint('pages@1', 1, { position: 2, event_id: null });
    await bench.write('n1', 'b');
    await eventually(() => only.projections.status().length === 0);
    await bench.write('n1', 'c');
    await eventually(() => only.projections.status()[0]?.state === 'live');
    expect(await only.leases.isHeld(PROJECTOR)).toBe(true);
  });

  it('switch to a new version for processes that only read, without a gap', async () => {
    const old = await begin('projector');
    const api = await begin('api');
    await bench.write('n1', 'a');
    await eventually(async () => (await linesIn(api, 'n1'))?.length === 1);
    await old.end();
    await begin('projector', pages(2));
    const served = async () => (await bench.readModels.open({ name: 'read_models', indexes: [] })).get('pages');
    await eventually(async () => {
      expect(await linesIn(api, 'n1')).toEqual(['a']);
      return (await served())?.['served'] === 'pages@2';
    });
    await bench.write('n1', 'b');
    await eventually(async () => (await linesIn(api, 'n1'))?.join() === 'a,b');
    expect(await bench.readModels.names()).toContain('pages@1');
  });

  it('publish their progress, and are shown as stopped when no process runs them', async () => {
    const api = await begin('api');
    const projector = await begin('projector');
    await bench.write('n1', 'a');
    const told = async () => (await api.overview.everywhere()).find(({ name }) => name === 'pages@1');
    await eventually(async () => (await told())?.position === 1);
    expect(await told()).toEqual({
      name: 'pages@1',
      kind: 'read_model',
      state: 'live',
      position: 1,
      lag: 0,
      error: null,
      waits_for: null,
    });
    expect(await api.overview.reports()).toEqual([]);
    await projector.end();
    await bench.write('n1', 'b');
    expect(await told()).toMatchObject({ state: 'stopped', position: 1, lag: 1 });
  });

  it('retry a dead letter when another process requests it', async () => {
    let broken = 'b';
    await begin(
      'projector',
      pages(1, () => broken),
    );
    const api = await begin('api');
    for (const line of ['a', 'b', 'c']) await bench.write('n1', line);
    await eventually(async () => (await api.deadLetters.find()).length === 1);
    expect(await api.resuming.resume('pages@1', 'notebook-n1')).toBe(false);
    expect(await api.deadLetters.find({ wanted: true })).toEqual([]);
    broken = '';
    expect(await api.resuming.resume('pages@1', 'notebook-n1')).toBe(true);
    expect(await linesIn(api, 'n1')).toEqual(['a', 'b', 'c']);
    expect(await api.deadLetters.find()).toEqual([]);
    await bench.write('n1', 'd');
    await eventually(async () => (await linesIn(api, 'n1'))?.length === 4);
  });

  it('keep nothing in memory about a person whom another process erased', async () => {
    const api = await begin('api');
    await bench.write('n1', 'of p1');
    const cached = await api.log.after(0, 1);
    expect(await api.log.after(0, 1)).toEqual(cached);
    await bench.keys.erase('p1');
    let forgotten = false;
    const forget = api.codec.forget.bind(api.codec);
    api.codec.forget = () => {
      forgotten = true;
      forget();
    };
    await bench.writeRaw('person-p1', 0, PERSON_ERASED, { person_id: 'p1', at: bench.clock.nowIso() });
    await eventually(() => forgotten);
  });
});
