import { describe, expect, it } from '@jest/globals';
import { type ExplainedView, AuditViews, type FoldedView } from '../../platform/audit-trail/audit-views.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { type AuditDocument, AuditIndex } from './audit-index.js';

type Pages = { type: 'PageWritten' | 'PageRead'; data: { author: string } };
type Shelved = { type: 'Shelved'; data: { book: string; shelf: string; marina: string | null } };

const books: FoldedView<number, Pages, 'pages'> = {
  kind: 'book',
  events: { PageWritten: 'papers', PageRead: 'silent' },
  fields: ['pages'],
  initial: () => 0,
  evolve: (pages) => pages + 1,
  facts: (pages) => [{ field: 'pages', value: { is: 'number', value: pages } }],
  label: () => null,
  owner: (event) => event.data.author,
};
const shelves: ExplainedView<Shelved, 'shelf'> = {
  kind: 'shelf',
  events: { Shelved: 'papers' },
  fields: ['shelf'],
  marinaOf: (event) => event.data.marina,
  records: ({ data }) => [
    { kind: 'shelf', id: data.shelf },
    { kind: 'book', id: data.book },
  ],
  people: () => ['librarian'],
  explain: () => ({ before: [], after: [] }),
};

function indexOf(events: FoldedView<number, Pages, 'pages'>['events'] = books.events): AuditIndex {
  const views = new AuditViews();
  views.register('book-', { ...books, events });
  views.register('library-', shelves);
  return new AuditIndex(views);
}

function logged(stream: string, type: string, data: object, marina_id: string | null = 'm1'): LoggedEvent {
  return {
    id: 'e1',
    stream,
    revision: 4,
    position: 77,
    type,
    data,
    metadata: {
      marina_id,
      actor: { kind: 'staff', id: 'u1', name: 'Ada Quay' },
      command_id: 'c1',
      command_hash: 'h',
      correlation_id: 'r1',
      causation_id: 'c0',
      recorded_at: '2027-06-01T08:00:00.000Z',
      schema: 1,
    },
  };
}

const written = logged('book-b1', 'PageWritten', { author: 'a1' });

describe('the index of the history', () => {
  const index = indexOf();
  const documentOf = (event: LoggedEvent, before?: AuditDocument) => index.apply(before, event);

  it('has one document per shown event, without names', () => {
    expect(index.documentIds(written)).toEqual(['e1']);
    const document = documentOf(written);
    expect(document).toEqual({
      marina_id: 'm1',
      recorded_at: '2027-06-01T08:00:00.000Z',
      position: 77,
      stream: 'book-b1',
      revision: 4,
      kind: 'book',
      record_id: 'b1',
      records: 'book/b1',
      event_type: 'PageWritten',
      actor_kind: 'staff',
      actor_id: 'u1',
      owner: 'a1',
      people: null,
      command_id: 'c1',
      correlation_id: 'r1',
      causation_id: 'c0',
    });
    expect(JSON.stringify(document)).not.toContain('Ada');
  });

  it('is the same when an event arrives twice', () => {
    const once = documentOf(written);
    expect(documentOf(written, once)).toEqual(once);
  });

  it('leaves out silent events, events without a view, and events without a marina', () => {
    expect(index.documentIds(logged('book-b1', 'PageRead', { author: 'a1' }))).toEqual([]);
    expect(index.documentIds(logged('claim-x', 'NameClaimed', {}))).toEqual([]);
    expect(index.documentIds(logged('book-b1', 'PageWritten', { author: 'a1' }, null))).toEqual([]);
  });

  it('takes an event’s marina, records and people from its area’s view', () => {
    const shelved = logged('library-l1', 'Shelved', { book: 'b1', shelf: 's1', marina: 'm2' });
    expect(documentOf(shelved)).toMatchObject({
      marina_id: 'm2',
      kind: 'shelf',
      record_id: 's1',
      records: ['shelf/s1', 'book/b1'],
      owner: null,
      people: 'librarian',
    });
    expect(index.documentIds(logged('library-l1', 'Shelved', { book: 'b1', shelf: 's1', marina: null }))).toEqual([]);
  });

  it('is rebuilt when the areas show other events, and only then', () => {
    expect(indexOf().version).toBe(index.version);
    expect(indexOf({ PageWritten: 'papers', PageRead: 'papers' }).version).not.toBe(index.version);
    expect(indexOf({ PageWritten: 'money', PageRead: 'silent' }).version).toBe(index.version);
  });

  it('has one view per stream prefix', () => {
    const views = new AuditViews();
    views.register('book-', books);
    expect(() => views.register('book-', books)).toThrow('two views');
    expect(() => views.register('two-parts-', books)).toThrow('no prefix');
  });
});
