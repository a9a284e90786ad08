import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { type BerthBatch, type BerthBatchState, decide, evolve, initial, reversed, undoable } from './berth-batch.js';
import type { CardChange } from './berth-batch-events.js';
import type { BerthCard } from './berth-events.js';
import { changedCard } from './changed-card.js';

const card = (berth_id: string, more: Partial<BerthCard> = {}): BerthCard => ({
  berth_id,
  pier_id: 'pier-a',
  number: 1,
  max_loa: 12,
  max_beam: 4,
  max_draft: 2.5,
  min_length: 6,
  min_beam: null,
  min_draft: null,
  holder_type: 'VISITOR',
  smart_extension: null,
  services: { electricity: true, water: false, waste: false },
  location: { office: false, facilities: false, view: true, accessible: false, quiet: false },
  boat_types: 'any',
  lettered: false,
  active: true,
  offered: true,
  instant_booking: false,
  ...more,
});
const created = (count: number): CardChange[] =>
  Array.from({ length: count }, (_, index) => {
    const berth_id = `b${index}`;
    return { berth_id, before: null, after: card(berth_id, { number: index + 1 }), notes: '' };
  });
const aBatch = (id: string, changes: readonly CardChange[]): BerthBatch => ({
  id,
  kind: 'CREATED',
  undoes: null,
  displace_visitors: false,
  changes,
});

/** The state after the commands; none of them is refused. */
function after(...commands: Parameters<typeof decide>[0][]): BerthBatchState {
  return commands.reduce((state, command) => {
    const events = decide(command, state);
    if (isRefusal(events)) throw new Error(events.code);
    return events.reduce(evolve, state);
  }, initial());
}
const begin = (batch: BerthBatch) => ({ type: 'BeginBatch' as const, data: batch });
const finish = (batch_id: string) => ({ type: 'FinishBatch' as const, data: { batch_id } });

describe('a batch of berths', () => {
  it('is written down whole, some hundred berths in an event', () => {
    const batch = aBatch('one', created(600));
    const events = decide(begin(batch), initial());
    expect(isRefusal(events) ? [] : events.map(({ type }) => type)).toEqual([
      'BerthBatchBegun',
      'BerthsListedInBatch',
      'BerthsListedInBatch',
      'BerthsListedInBatch',
    ]);
    expect(after(begin(batch)).open).toEqual(batch);
  });

  it('lets no other begin before it is finished or abandoned', () => {
    const open = after(begin(aBatch('one', created(1))));
    expect(decide(begin(aBatch('two', [])), open)).toMatchObject({ code: 'CONFLICT' });
    const abandon = { type: 'AbandonBatch' as const, data: { batch_id: 'one', code: 'BERTH_IN_USE' } };
    const abandoned = after(begin(aBatch('one', created(1))), abandon);
    expect(abandoned).toEqual(initial());
    expect(decide(finish('one'), abandoned)).toEqual([]);
    expect(decide(finish('two'), open)).toEqual([]);
  });

  it('is kept for undo, the newest whatever its size', () => {
    const two = after(
      begin(aBatch('one', created(15_000))),
      finish('one'),
      begin(aBatch('two', created(15_000))),
      finish('two'),
    );
    expect(two.finished.map(({ id }) => id)).toEqual(['two']);
    const many = Array.from({ length: 60 }, (_, index) => [
      begin(aBatch(`b${index}`, created(1))),
      finish(`b${index}`),
    ]);
    expect(after(...many.flat()).finished.map(({ id }) => id)).toEqual(
      many.slice(10).map((_, index) => `b${index + 10}`),
    );
  });

  it('can be undone once it is finished, unless it removed berths', () => {
    const batch = aBatch('one', created(2));
    expect(undoable(after(begin(batch)), 'one')).toMatchObject({ code: 'BERTH_BATCH_NOT_FOUND' });
    expect(undoable(after(begin(batch), finish('one')), 'one')).toEqual(batch);
    const removed = aBatch('two', reversed(created(2)));
    expect(undoable(after(begin(removed), finish('two')), 'two')).toMatchObject({ code: 'BERTH_BATCH_FINAL' });
    const displacing = { ...aBatch('three', created(1)), displaced: ['reservation'] };
    expect(undoable(after(begin(displacing), finish('three')), 'three')).toMatchObject({
      code: 'BERTH_BATCH_DISPLACED',
      details: { reservations: ['reservation'], total: 1 },
    });
  });

  it('is reversed card by card', () => {
    const change = { berth_id: 'b', before: card('b'), after: card('b', { max_loa: 9 }), notes: 'x' };
    expect(reversed([change])).toEqual([{ berth_id: 'b', before: change.after, after: change.before, notes: '' }]);
  });
});

describe('changed fields of a card', () => {
  it('replace the old values; fields that stay out stay', () => {
    expect(changedCard(card('b'), {})).toEqual(card('b'));
    const changed = changedCard(card('b'), { min_length: null, services: { water: true }, location: { view: false } });
    expect(changed).toEqual(
      card('b', {
        min_length: null,
        services: { electricity: true, water: true, waste: false },
        location: { ...card('b').location, view: false },
      }),
    );
  });
});
