import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { notebookRegistry } from '../../../tests/engines/feed/notebook-feed.js';
import { PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import { FeedReader } from './feed-reader.js';

describe('reading the feed from the log', () => {
  let bench: PlatformBench;
  let topic: string;
  let reader: FeedReader;

  beforeEach(() => {
    bench = new PlatformBench();
    const made = notebookRegistry();
    topic = made.topic.name;
    reader = new FeedReader(bench.store, bench.core.codec, made.registry);
  });
  afterEach(() => bench.close());

  const read = (after: number, limit = 100, marina_id: string | null = null) =>
    reader.read({ topic, after, limit, marina_id });

  it('never splits the messages of one event', async () => {
    await bench.write('n1', 'finis');
    const position = await bench.store.head();
    await bench.write('n1', 'more');
    const first = await read(0, 1);
    expect(first.items.map(({ type }) => type)).toEqual(['quayside.notebook.written', 'quayside.notebook.closed']);
    expect([first.last?.position, first.caught_up]).toEqual([position, false]);
    expect((await read(position)).items).toHaveLength(1);
  });

  it('stops before an event that cannot be published, and fails rather than skip it', async () => {
    await bench.write('n1', 'one');
    const position = await bench.store.head();
    await bench.write('n2', 'poison');
    await bench.write('n1', 'two');
    const first = await read(0);
    expect([first.items.length, first.last?.position, first.caught_up]).toEqual([1, position, false]);
    await expect(read(position)).rejects.toThrow('poison');
  });

  it('stops at an event that this version cannot read', async () => {
    await bench.write('n1', 'one');
    const position = await bench.store.head();
    await bench.writeRaw('notebook-n2', 0, 'LineWritten', { by: 'p1', line: 'x' }, 9);
    expect(await read(0)).toMatchObject({ last: { position }, caught_up: false });
    await expect(read(position)).rejects.toThrow('newer version');
  });

  it('does not stop at an event of another marina', async () => {
    await bench.write('n1', 'poison', { marina_id: 'm2' });
    await bench.write('n2', 'one', { marina_id: 'm1' });
    const position = await bench.store.head();
    expect(await read(0, 100, 'm1')).toMatchObject({
      items: [{ marinaid: 'm1' }],
      last: { position },
      caught_up: true,
    });
  });

  it('returns the same messages for erased persons as before', async () => {
    await bench.write('n1', 'one');
    const { items } = await read(0);
    await bench.keys.erase('p1');
    bench.core.codec.forget();
    const again = await read(0);
    expect(again.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(again.items[0]?.data).toEqual({ notebook_id: 'n1', length: 0 });
  });
});
