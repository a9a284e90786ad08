import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, type NotebookEvent, PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import { type Page, pages as wholesomePages } from '../../../tests/fixtures/notebook-pages.js';
import { isCollectionName, isOfThisVersion, nextCollectionName, type Projection } from './projection.js';

const AT = '2027-06-01T09:00:00.000Z';

describe('names of collections', () => {
  const projection = wholesomePages();

  it('count the rebuilds of a version', () => {
    const first = `${projection.name}@${projection.version}`;
    expect(nextCollectionName(projection, first)).toBe(`${first}.1`);
    expect(nextCollectionName(projection, `${first}.9`)).toBe(`${first}.10`);
  });

  it('belong to their version only', () => {
    const first = `${projection.name}@${projection.version}`;
    expect([first, `${first}.1`, `${first}.12`].map((name) => isOfThisVersion(name, projection))).toEqual([
      true,
      true,
      true,
    ]);
    expect([`${first}0`, `${first}.`, `${first}.x`].map((name) => isOfThisVersion(name, projection))).toEqual([
      false,
      false,
      false,
    ]);
    expect(['a@1', 'a@1.2', 'policy:a', 'realtime'].map(isCollectionName)).toEqual([true, true, false, false]);
  });
});

describe('rebuilding one read model', () => {
  let bench: PlatformBench;
  let wrong: boolean;

  /** Forgets what it should write while `wrong` is set, as a defect would. */
  function pages(): Projection<Page, NotebookEvent> {
    const usual = wholesomePages();
    return {
      ...usual,
      apply: (page, event, id) => {
        const next = usual.apply(page, event, id);
        return wrong && next != null ? { ...next, lines: [] } : next;
      },
    };
  }

  beforeEach(() => {
    wrong = true;
    bench = new PlatformBench();
  });
  afterEach(() => bench.close());

  const host = () => bench.core.projections;
  const lines = async (id: string) => (await host().model(pages()).get(id))?.lines;
  const start = async () => {
    host().register(pages());
    await host().start();
    await bench.settled();
  };
  const built = () =>
    eventually(() =>
      host()
        .rebuildProgress()
        .some(({ state }) => state === 'served'),
    );

  it('builds it beside the served one, serves it, follows the log, and keeps it after a restart', async () => {
    const { name, version } = wholesomePages();
    await start();
    await bench.write('n1', 'a');
    await bench.settled();
    expect(await lines('n1')).toEqual([]);
    wrong = false;
    expect(host().rebuildBeside(name, AT)).toBe('begun');
    await built();
    expect(await lines('n1')).toEqual(['a']);
    expect(host().rebuildProgress()).toMatchObject([{ read_model: name, state: 'served', started_at: AT }]);
    expect(
      host()
        .status()
        .map((status) => status.name),
    ).toEqual([`${name}@${version}.1`]);
    await bench.write('n1', 'b');
    await bench.settled();
    expect(await lines('n1')).toEqual(['a', 'b']);
    await bench.restart();
    await start();
    expect(
      host()
        .status()
        .map((status) => status.name),
    ).toEqual([`${name}@${version}.1`]);
    expect(await lines('n1')).toEqual(['a', 'b']);
    expect(host().rebuildBeside(name, AT)).toBe('begun');
    await built();
    expect(await lines('n1')).toEqual(['a', 'b']);
    expect(
      host()
        .status()
        .map((status) => status.name),
    ).toEqual([`${name}@${version}.2`]);
    // The former consumer still writes its collection, which a third rebuild would drop.
    expect(host().rebuildBeside(name, AT)).toBe('busy');
  });

  it('refuses names that it does not have, and a second rebuild at once', async () => {
    const { name } = wholesomePages();
    expect(host().rebuildBeside('nothing', AT)).toBe('unknown');
    host().register(pages());
    expect(host().rebuildBeside(name, AT)).toBe('elsewhere');
    await host().start();
    await bench.settled();
    expect(host().rebuildBeside(name, AT)).toBe('begun');
    expect(host().rebuildBeside(name, AT)).toBe('busy');
    await built();
  });
});
