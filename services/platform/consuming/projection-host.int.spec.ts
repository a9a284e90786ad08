import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  eventually,
  lineWritten,
  notebookClosed,
  type NotebookEvent,
  PlatformBench,
} from '../../../tests/fixtures/platform-bench.js';
import { notebookOf, type Page, pages as wholesomePages } from '../../../tests/fixtures/notebook-pages.js';
import { PERSON_ERASED } from '../event-sourcing/person-erased.js';
import { CheckpointMovedError } from '../read-models/read-model-store.js';
import { ConsumerCommits } from './consumer-commits.js';
import type { Projection } from './projection.js';
import { Projector } from './projector.js';

/** Lines with the text `poison` fail while `poisonous` is set. */
function pages(more: Partial<Projection<Page, NotebookEvent>> = {}): Projection<Page, NotebookEvent> {
  const usual = wholesomePages();
  const apply: typeof usual.apply = (page, event, id) => {
    if ((event.data as { line?: string | null }).line === 'poison' && poisonous) throw new Error('cannot take this in');
    return usual.apply(page, event, id);
  };
  return { ...usual, apply, ...more };
}

let poisonous: boolean;

/** All lines of all notebooks by author: documents fed by many streams. */
const authors: Projection<{ lines: (string | null)[] }, NotebookEvent> = {
  name: 'authors',
  version: 1,
  indexes: [],
  documentIds: (event) => (event.type === 'LineWritten' ? [(event.data as { by: string }).by] : []),
  apply: (author, event) => {
    const { line } = event.data as { line: string | null };
    if (line === 'poison' && poisonous) throw new Error('cannot take this in');
    return { lines: [...(author?.lines ?? []), line] };
  },
};

describe('read models', () => {
  let bench: PlatformBench;

  beforeEach(() => {
    poisonous = true;
    bench = new PlatformBench();
  });
  afterEach(() => bench.close());

  async function run(...projections: readonly Projection<Page, NotebookEvent>[]): Promise<void> {
    bench.core.projections.register(...projections);
    await bench.core.projections.start();
    await bench.settled();
  }

  async function again(...projections: readonly Projection<Page, NotebookEvent>[]): Promise<void> {
    await bench.restart();
    await run(...projections);
  }

  const page = (id: string, projection = pages()) => bench.core.projections.model(projection).get(id);
  const lines = async (id: string) => (await page(id))?.lines;
  const close = (id: string, revision: number) =>
    bench.writeRaw(`notebook-${id}`, revision, 'NotebookClosed', { reason: 'x' });

  it('follow the log, and keep the position and revision of the last event', async () => {
    await run(pages());
    await bench.write('n1', 'a');
    await bench.write('n2', 'b');
    await bench.write('n1', 'c');
    await bench.settled();
    expect(await page('n1')).toEqual({ _id: 'n1', _position: 3, _revision: 1, by: 'p1', lines: ['a', 'c'] });
    expect(await page('n2')).toMatchObject({ _position: 2, _revision: 0 });
    expect(await bench.core.projections.model(pages()).count()).toBe(2);
  });

  it('are waited for while they catch up, without a waiting time of the caller', async () => {
    const notebooks = Array.from({ length: 300 }, (_, no) => `n${no}`);
    await Promise.all(notebooks.map((id) => bench.write(id, 'a')));
    const { projections } = bench.core;
    projections.register(pages());
    await projections.start();
    expect(await projections.upToDate(pages())).toBe(true);
    expect(await projections.model(pages()).count()).toBe(notebooks.length);
    const { position } = (await bench.write('n1', 'b')) as { position: number };
    expect(await projections.serves(pages(), position)).toBe(true);
    expect(await lines('n1')).toEqual(['a', 'b']);
  });

  it('remove documents and can create them again', async () => {
    await run(pages());
    await bench.write('n1', 'a');
    await close('n1', 1);
    await bench.settled();
    expect(await page('n1')).toBeUndefined();
    await bench.writeRaw('notebook-n1', 2, 'LineWritten', { by: 'p1', line: 'anew' });
    await bench.settled();
    expect(await page('n1')).toMatchObject({ lines: ['anew'], _revision: 2 });
  });

  it('are the same after events are repeated', async () => {
    await run(pages());
    for (const text of ['a', 'b', 'c']) await bench.write('n1', text);
    await close('n2', 0);
    await bench.settled();
    const before = await page('n1');
    // This is the state after a crash between the documents and the checkpoint.
    await bench.readModels.deleteCheckpoint('pages@1');
    await again(pages());
    expect(await page('n1')).toEqual(before);
    expect(await bench.core.deadLetters.find()).toEqual([]);
  });

  it('continue from the checkpoint, not from the start', async () => {
    let applied = 0;
    const counting = pages({
      apply: (document, event) => {
        applied += 1;
        return pages().apply(document, event, notebookOf(event));
      },
    });
    await run(counting);
    await bench.write('n1', 'a');
    await bench.settled();
    await bench.restart();
    await bench.write('n1', 'b');
    applied = 0;
    await run(counting);
    expect([applied, await lines('n1')]).toEqual([1, ['a', 'b']]);
  });

  it('report no position before all of them run', async () => {
    const all = Array.from({ length: 20 }, (_, at) => pages({ name: `pages-${at}` }));
    await bench.write('n1', 'a');
    bench.core.projections.register(...all);
    const starting = bench.core.projections.start();
    while (!(await bench.core.projections.reached(1, 0))) await nextTurn();
    const found = await Promise.all(all.map((each) => page('n1', each)));
    expect(found.map((each) => each?.lines)).toEqual(all.map(() => ['a']));
    await starting;
  });

  it('dead-letter a stream that they cannot process, continue with the others, and keep the dead letter', async () => {
    await run(pages());
    for (const text of ['a', 'poison', 'after']) await bench.write('n1', text);
    await bench.write('n2', 'fine');
    await bench.settled();
    expect([await lines('n1'), await lines('n2')]).toEqual([['a'], ['fine']]);
    const deadLetter = {
      consumer: 'pages@1',
      stream: 'notebook-n1',
      revision: 1,
      position: 2,
      event_type: 'LineWritten',
      error: 'cannot take this in',
      parked_at: bench.clock.nowIso(),
    };
    expect(await bench.core.deadLetters.find()).toMatchObject([deadLetter]);
    await again(pages());
    await bench.write('n1', 'later');
    await bench.settled();
    expect(await lines('n1')).toEqual(['a']);
    expect(await bench.core.deadLetters.find({ consumer: 'pages@1' })).toMatchObject([deadLetter]);
  });

  it('retry a dead-lettered stream from the event that failed', async () => {
    await run(pages());
    for (const text of ['a', 'poison', 'b']) await bench.write('n1', text);
    await bench.settled();
    const resume = () => bench.core.projections.resume('pages@1', 'notebook-n1');
    expect(await resume()).toBe(false);
    expect(await bench.core.deadLetters.find()).toMatchObject([{ revision: 1 }]);
    poisonous = false;
    expect(await Promise.all([resume(), resume()])).toEqual([true, false]);
    expect(await lines('n1')).toEqual(['a', 'poison', 'b']);
    expect(await bench.core.deadLetters.find()).toEqual([]);
    await bench.write('n1', 'c');
    await bench.settled();
    expect(await lines('n1')).toEqual(['a', 'poison', 'b', 'c']);
    expect(await bench.core.projections.resume('nothing@1', 'notebook-n1')).toBe(false);
  });

  it('keep a dead letter when the process dies during its retry', async () => {
    await run(pages());
    for (const text of ['a', 'poison', 'b']) await bench.write('n1', text);
    await bench.write('n2', 'x');
    await bench.settled();
    poisonous = false;
    // The first event is written, then the engine becomes unavailable.
    const { readModels, core } = bench;
    const collection = await readModels.open({ name: 'pages@1', indexes: [] });
    const projector = new Projector(pages(), 'pages@1', collection, new ConsumerCommits(readModels), core.deadLetters);
    const log = Object.assign(Object.create(core.log) as typeof core.log, {
      async *stream() {
        for await (const event of core.log.stream('notebook-n1', 1)) {
          if (event.revision === 2) throw new Error('the process dies');
          yield event;
        }
      },
    });
    await expect(projector.resume(log, 'notebook-n1', 1, 0)).rejects.toThrow('dies');
    await again(pages());
    expect(await lines('n1')).toEqual(['a', 'poison']);
    expect(await bench.core.projections.resume('pages@1', 'notebook-n1')).toBe(true);
    expect(await lines('n1')).toEqual(['a', 'poison', 'b']);
  });

  it('dead-letter a stream with a gap instead of skipping the gap', async () => {
    const forgetful = pages({
      documentIds: (event) => (event.stream.startsWith('notebook-') && event.revision !== 1 ? [notebookOf(event)] : []),
    });
    await run(forgetful);
    for (const text of ['a', 'lost', 'b']) await bench.write('n1', text);
    await bench.settled();
    expect(await lines('n1')).toEqual(['a']);
    expect(await bench.core.deadLetters.find()).toMatchObject([
      { revision: 2, error: 'notebook-n1: 0 is followed by 2', stream: 'notebook-n1' },
    ]);
  });

  it('dead-letter events that they cannot read or assign to documents', async () => {
    const choosy = pages({
      documentIds: (event) => {
        if (event.stream === 'notebook-n2') throw new Error('whose is this?');
        return event.stream.startsWith('notebook-') ? [notebookOf(event)] : [];
      },
    });
    await run(choosy);
    await bench.writeRaw('notebook-n1', 0, 'NotebookClosed', { cause: 'no reason' });
    await bench.write('n2', 'x');
    await bench.write('n3', 'fine');
    await bench.settled();
    const deadLetters = await bench.core.deadLetters.find();
    expect(Object.fromEntries(deadLetters.map(({ stream, error }) => [stream, error]))).toEqual({
      'notebook-n1': expect.stringContaining('NotebookClosed at 1'),
      'notebook-n2': 'whose is this?',
    });
    expect(deadLetters.find(({ stream }) => stream === 'notebook-n1')?.event_type).toBe('unreadable');
    expect(await lines('n3')).toEqual(['fine']);
  });

  it('apply an event to all of its documents or to none', async () => {
    const halves = pages({
      wholeStream: undefined,
      documentIds: (event) => [`${notebookOf(event)} left`, `${notebookOf(event)} right`],
      apply: (document, event, id) => {
        const { line } = event.data as { line: string };
        if (line === 'poison' && id.endsWith('right')) throw new Error('only the left one works');
        return { by: null, lines: [...(document?.lines ?? []), line] };
      },
    });
    await run(halves);
    await bench.write('n1', 'a');
    await bench.write('n1', 'poison');
    await bench.settled();
    expect([await lines('n1 left'), await lines('n1 right')]).toEqual([['a'], ['a']]);
  });

  it('keep the revision of their stream while other streams change the document too', async () => {
    const both = pages({
      documentIds: (event) => {
        if (!event.stream.startsWith('notebook-')) return [];
        const other = (event.data as { line?: string }).line?.match(/^see (\w+)$/)?.[1];
        return other === undefined ? [notebookOf(event)] : [notebookOf(event), other];
      },
      wholeStream: 'notebook-main',
      apply: (document, event) => ({
        by: null,
        lines: [...(document?.lines ?? []), (event.data as { line: string }).line],
      }),
    });
    await run(both);
    await bench.write('main', 'a');
    await bench.write('n2', 'see main');
    await bench.write('main', 'b');
    await bench.settled();
    expect(await page('main')).toMatchObject({ lines: ['a', 'see main', 'b'], _revision: 1 });
    expect(await bench.core.deadLetters.find()).toEqual([]);
  });

  it('keep an event dead-lettered until a rebuild if its document already contains later events', async () => {
    bench.core.projections.register(authors);
    await bench.core.projections.start();
    await bench.write('n1', 'poison');
    await bench.write('n2', 'fine');
    await bench.settled();
    const author = () => bench.core.projections.model(authors).get('p1');
    expect((await author())?.lines).toEqual(['fine']);
    poisonous = false;
    expect(await bench.core.projections.resume('authors@1', 'notebook-n1')).toBe(false);
    expect((await bench.core.deadLetters.find())[0]?.error).toContain('rebuild');
    await bench.core.projections.stop();
    const rebuilding = bench.secondProcess();
    rebuilding.projections.register(authors);
    await rebuilding.projections.rebuild(() => undefined);
    await rebuilding.projections.start();
    await bench.settled(rebuilding);
    expect((await rebuilding.projections.model(authors).get('p1'))?.lines).toEqual(['poison', 'fine']);
    expect(await rebuilding.deadLetters.find()).toEqual([]);
    await rebuilding.projections.stop();
  });

  it('build a new version beside the old one and switch to it once it is complete', async () => {
    await run(pages());
    for (const id of ['n1', 'n2']) await bench.write(id, 'a');
    await bench.settled();
    await bench.restart();
    let held = true;
    const louder = pages({
      version: 2,
      apply: (document, event) => {
        if (held) throw new Error('not yet');
        const next = pages().apply(document, event, notebookOf(event));
        return next == null ? next : { ...next, lines: next.lines.map((text) => `${text ?? ''}!`) };
      },
    });
    // The new version cannot catch up because the log cannot be read; the old version is served in the meantime.
    const { log } = bench.core;
    const follow = log.follow.bind(log);
    log.follow = async function* (...given) {
      while (held) await new Promise((resolve) => setTimeout(resolve, 5));
      yield* follow(...given);
    };
    bench.core.projections.register(louder);
    await bench.core.projections.start();
    expect(await lines('n1')).toEqual(['a']);
    expect(bench.core.projections.position()).toBeUndefined();
    expect(await bench.readModels.names()).toEqual(expect.arrayContaining(['pages@1', 'pages@2']));
    held = false;
    await eventually(async () => (await lines('n1'))?.[0] === 'a!');
    await eventually(async () => !(await bench.readModels.names()).includes('pages@1'));
    expect(await bench.readModels.loadCheckpoint('pages@1')).toBe(0);
    await again(louder);
    expect(await lines('n2')).toEqual(['a!']);
    await bench.settled();
    expect(bench.core.projections.position()).toBe(await bench.core.log.head());
  });

  it('leave no version behind that was never served', async () => {
    await run(pages());
    await bench.write('n1', 'a');
    await bench.settled();
    await bench.readModels.open({ name: 'pages@2', indexes: [] });
    await bench.restart();
    bench.core.projections.register(pages({ version: 3 }));
    await bench.core.projections.start();
    const versions = async () => (await bench.readModels.names()).filter((name) => name.startsWith('pages@'));
    await eventually(async () => (await versions()).join() === 'pages@3');
    expect(await lines('n1')).toEqual(['a']);
  });

  it('change the copies of a document that an event changes without naming them', async () => {
    interface Shelf {
      /** Set in the document of a notebook: the authors whose documents show its last line. */
      writers?: string[];
      last?: Record<string, string | null>;
    }
    const shelves: Projection<Shelf, NotebookEvent> = {
      name: 'shelves',
      version: 1,
      indexes: [],
      documentIds: (event) =>
        event.type === 'LineWritten' ? [event.stream, (event.data as { by: string }).by] : [event.stream],
      apply: (document, event, id) => {
        if (id !== event.stream) return document ?? { last: {} };
        if (event.type === 'NotebookClosed') return { ...document, last: { [id]: 'closed' } };
        const { by, line } = event.data as { by: string; line: string | null };
        return { writers: [...new Set([...(document?.writers ?? []), by])], last: { [id]: line } };
      },
      copies: {
        to: ({ writers = [] }) => writers,
        copy: (target, source) => ({ last: { ...target.last, ...source.last } }),
      },
    };
    const shown = async (author: string) => (await bench.core.projections.model(shelves).get(author))?.last;
    bench.core.projections.register(shelves);
    await bench.core.projections.start();
    await bench.write('n1', 'a', {}, 'p1');
    await bench.write('n1', 'b', {}, 'p2');
    await bench.settled();
    expect(await shown('p1')).toEqual({ 'notebook-n1': 'b' });
    await bench.write('n2', 'c', {}, 'p2');
    await close('n1', 2);
    await bench.settled();
    expect(await shown('p1')).toEqual({ 'notebook-n1': 'closed' });
    expect(await shown('p2')).toEqual({ 'notebook-n1': 'closed', 'notebook-n2': 'c' });
  });

  it('remove a person from every document', async () => {
    await run(pages());
    await bench.write('n1', 'of p1');
    await bench.write('n2', 'of p2', {}, 'p2');
    await bench.keys.erase('p1');
    bench.core.codec.forget();
    await bench.writeRaw('person-p1', 0, PERSON_ERASED, { person_id: 'p1', at: bench.clock.nowIso() });
    await bench.write('n1', 'later', {}, 'p3');
    await bench.settled();
    expect(await page('n1')).toMatchObject({ by: 'p3', lines: ['later'], _revision: 1 });
    expect(await page('n2')).toMatchObject({ by: 'p2', lines: ['of p2'] });
    const before = await page('n1');
    await bench.readModels.deleteCheckpoint('pages@1');
    await again(pages());
    expect(await page('n1')).toEqual(before);
  });

  it('stop when another process works on the same read model', async () => {
    await run(pages());
    await bench.write('n1', 'a');
    await bench.settled();
    await bench.readModels.saveCheckpoint('pages@1', 1, { position: 99, event_id: null });
    await bench.write('n1', 'b');
    await eventually(() => bench.core.projections.status()[0]?.state === 'stopped');
    await expect(bench.readModels.saveCheckpoint('pages@1', 1, { position: 2, event_id: null })).rejects.toThrow(
      CheckpointMovedError,
    );
  });

  it('must each be defined once', async () => {
    bench.core.projections.register(pages());
    expect(() => bench.core.projections.register(pages())).toThrow('defined twice');
    await expect(bench.core.projections.model(pages()).count()).rejects.toThrow('not running');
  });

  it('are rebuilt from the log alone, with progress, whatever they contained', async () => {
    await run(pages());
    for (const id of ['n1', 'n2', 'n3']) await bench.write(id, 'poison');
    await bench.settled();
    poisonous = false;
    await bench.restart({ events: [lineWritten, notebookClosed] });
    bench.core.projections.register(pages());
    const progress: [number, number][] = [];
    expect(await bench.core.projections.rebuild((...at) => progress.push(at))).toBe(3);
    expect(progress).toEqual([[3, 3]]);
    await bench.core.projections.start();
    expect(await bench.core.projections.model(pages()).count()).toBe(3);
    expect(await bench.core.deadLetters.find()).toEqual([]);
  });
});
