import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditSearch } from '../../../contracts/audit/call-schemas.js';
import { marinaExample } from '../../../contracts/marinas/call-schemas.js';
import { marina } from '../../../contracts/marinas/marina.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { auditCatalogues } from '../../../tests/fixtures/audit-catalogues.js';
import { type Notebook, type NotebookEvent, PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import { flag, personal } from '../../platform/audit-trail/audit-values.js';
import { AuditViews, type FoldedView } from '../../platform/audit-trail/audit-views.js';
import type { QueryBus } from '../../platform/buses/buses.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { EventStore, NewEvent } from '../../platform/event-store/event-store.js';
import { AuditIndex } from '../projections/audit-index.js';
import { AuditReader } from './audit-reader.js';
import { RecordsAsOf } from './records-as-of.js';
import { RecordHistory } from './record-history.js';
import { HistorySearch } from './history-search.js';

const notebooks: FoldedView<Notebook, NotebookEvent, 'closed' | 'last_line'> = {
  kind: 'notebook',
  events: { LineWritten: 'papers', NotebookClosed: 'papers' },
  fields: ['last_line', 'closed'],
  initial: () => ({ lines: [], closed: false }),
  evolve: ({ lines, closed }, event) =>
    event.type === 'LineWritten' ? { closed, lines: [...lines, event.data.line] } : { lines, closed: true },
  facts: ({ lines, closed }) => [
    ...(lines.length === 0 ? [] : [{ field: 'last_line' as const, value: personal(lines.at(-1) ?? null) }]),
    { field: 'closed', value: flag(closed) },
  ],
  label: ({ lines }) => (lines.length === 0 ? null : personal(lines[0] ?? null)),
  owner: (event) => ('by' in event.data ? event.data.by : null),
};

/** Counts the events read from streams. */
class Counting {
  read = 0;
  readonly wrap = (store: EventStore): EventStore => {
    const count = () => (this.read += 1);
    return new Proxy(store, {
      get(target, name: keyof EventStore) {
        if (name === 'positionsPerEvent') return target[name];
        if (name !== 'readStream') return target[name]?.bind(target);
        return async function* (...given: Parameters<EventStore['readStream']>) {
          for await (const event of target.readStream(...given)) {
            count();
            yield event;
          }
        };
      },
    });
  };
}

const counting = new Counting();
const bench = new PlatformBench({ wrap: counting.wrap });
const views = new AuditViews();
views.register('notebook-', notebooks);
const index = new AuditIndex(views);
const history = new RecordHistory(views, bench.core.log);
const queries = { execute: () => Promise.resolve(marina.parse(marinaExample)) } as unknown as QueryBus;
const reader = new AuditReader(queries, bench.core.projections, views, auditCatalogues(), history, index);
const search = (body: object, marina_id = 'm1') =>
  new HistorySearch(reader).find({ marina_id, language: 'en' }, auditSearch.parse(body));
const asOf = (id: string, at: string, marina_id = 'm1', kind = 'notebook') =>
  new RecordsAsOf(reader, history).find({ marina_id, language: 'en' }, { kind, id, at });

describe('the history, read from the streams', () => {
  beforeAll(async () => {
    bench.core.projections.register(index);
    await bench.core.projections.start();
    await bench.write('first', 'one');
    bench.clock.advance(60_000);
    await bench.write('first', 'two', {
      causation_id: 'of another one',
      actor: { kind: 'system', id: 'system', name: null },
    });
    bench.clock.advance(60_000);
    await bench.write('second', 'other marina', { marina_id: 'm2' });
    await bench.settled();
  });
  afterAll(() => bench.close());

  it('shows who did what, and what it changed, newest first', async () => {
    const { items, total } = await search({ filter: { kind: 'notebook', id: 'first' } });
    expect((await search({ filter: { id: 'first' } })).items).toEqual(items);
    expect((await search({ filter: { kind: 'shelf', id: 'first' } })).total).toBe(0);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        at: '2027-06-01T08:01:00.000Z',
        revision: 1,
        record_label: 'one',
        action: 'notebook.line_written',
        actor: { kind: 'system', name: 'Quayside' },
        changes: [{ field: 'last_line', from: 'one', to: 'two' }],
        caused_by: { kind: 'event', words: 'as a consequence of another change', entry_id: null },
      },
      {
        at: '2027-06-01T08:00:00.000Z',
        revision: 0,
        actor: { kind: 'staff', id: 'u1', name: 'Ada Quay', erased: false },
        changes: [{ field: 'last_line', from: null, to: 'one' }],
        caused_by: { kind: 'command', words: 'by staff', entry_id: null },
      },
    ]);
  });

  it('shows records by name, except those of other marinas', async () => {
    expect(await history.label('notebook', 'first', 'm1')).toEqual({ is: 'text', text: 'one' });
    expect(await history.label('notebook', 'second', 'm1')).toBeUndefined();
    expect(await history.label('notebook', 'second', 'm2')).toEqual({ is: 'text', text: 'other marina' });
    const { spoken } = (await reader.open({ marina_id: 'm1', language: 'en' }))!;
    expect(await spoken.say({ is: 'record', kind: 'notebook', id: 'second' })).toBe('second');
    expect(await spoken.say({ is: 'record', kind: 'notebook', id: 'first' })).toBe('one');
  });

  it('can be sorted oldest first', async () => {
    const { items } = await search({ sort: 'oldest' });
    expect(items.map(({ revision }) => revision)).toEqual([0, 1]);
  });

  it('keeps marinas apart', async () => {
    expect(await search({}, 'm2')).toMatchObject({ total: 1, items: [{ record_id: 'second' }] });
    expect(await asOf('second', '2027-06-02T00:00:00Z')).toMatchObject({ kind: 'not_found' });
  });

  it('shows a record as of an instant, and who had changed it last', async () => {
    expect(isRefusal(await asOf('first', '2027-06-01T07:59:59.999Z'))).toBe(true);
    expect(await asOf('first', '2027-06-01T08:00:59Z')).toMatchObject({
      revision: 0,
      facts: [
        { field: 'last_line', value: 'one' },
        { field: 'closed', value: 'no' },
      ],
      last_change: { actor: { name: 'Ada Quay' } },
    });
    expect(await asOf('first', '2027-06-01T08:01:00Z')).toMatchObject({
      revision: 1,
      facts: [{ value: 'two' }, {}],
      last_change: { actor: { name: 'Quayside' } },
    });
    expect(isRefusal(await asOf('first', '2027-06-02T08:00:00Z', 'm1', 'unheard_of'))).toBe(true);
  });

  it('shows an erased person as such, both as actor and as subject', async () => {
    await bench.write('third', 'a secret', { actor: { kind: 'boater', id: 'p9', name: 'Jonas Weber' } }, 'p9');
    await bench.settled();
    const before = await search({ filter: { person: 'p9' } });
    expect(JSON.stringify(before)).toContain('Jonas Weber');
    expect(before.items[0]).toMatchObject({ record_label: 'a secret', words: expect.stringContaining('Jonas Weber') });
    await bench.keys.erase('p9');
    bench.core.codec.forget();
    const after = await search({ filter: { person: 'p9' } });
    expect(after).toMatchObject({
      total: 1,
      items: [
        {
          record_label: 'erased person',
          words: expect.stringMatching(/ by an erased person, boater$/),
          actor: { id: 'p9', name: 'erased person', erased: true },
        },
      ],
    });
    expect(JSON.stringify(after)).not.toMatch(/Jonas|secret/);
  });

  it('finds a page among 20,000 events by reading only the streams on it', async () => {
    const streams = 1000;
    const each = 20;
    const numbers = Array.from({ length: streams }, (_, stream) => stream);
    await Promise.all(
      numbers.map((stream) => bench.store.append(`notebook-long-${stream}`, 'no_stream', lines(stream, each))),
    );
    const head = await bench.store.head();
    expect(await bench.core.projections.reached(head, 60_000)).toBe(true);
    counting.read = 0;
    const page = await search({ filter: { person: 'busy' }, page: 3 });
    expect(page.total).toBe(streams * each);
    expect(page.items).toHaveLength(20);
    expect(page.items.every(({ changes }) => changes.length > 0)).toBe(true);
    // One stream of twenty events covers the page, or two if the page begins in the middle of one.
    expect(counting.read).toBeLessThanOrEqual(2 * each);
    counting.read = 0;
    expect(await asOf('long-7', '2027-06-03T00:00:00Z')).toMatchObject({ revision: each - 1 });
    expect(counting.read).toBeLessThanOrEqual(each + 1);
  }, 120_000);
});

/** Lines as the log holds them, written within one second. */
function lines(stream: number, count: number): NewEvent[] {
  return Array.from({ length: count }, (_, line) => {
    const id = deriveId('line', stream, line);
    return {
      id,
      type: 'LineWritten',
      data: { by: 'somebody', line: `line ${line}` },
      metadata: {
        marina_id: 'm1',
        actor: { kind: 'admin', id: 'busy', name: null },
        command_id: id,
        command_hash: 'hash',
        correlation_id: id,
        causation_id: id,
        recorded_at: new Date(Date.UTC(2027, 5, 2, 0, 0, stream)).toISOString(),
        schema: 1,
      },
    };
  });
}
