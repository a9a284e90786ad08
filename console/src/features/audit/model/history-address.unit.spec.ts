import { describe, expect, it } from '@jest/globals';
import { auditSearch } from '../../../../../contracts/audit/call-schemas.js';
import { kindsOfChange } from '../../../../../contracts/vocabulary/kinds-of-change.js';
import { filterOf, historyDefaults, isFiltered, recordOf, searchOf } from './history-address.js';
import { markOf } from './entry-mark.js';

const address = (changes: Partial<typeof historyDefaults>) => ({ ...historyDefaults, ...changes });

describe('The address of the history', () => {
  it('asks for everything when it says nothing', () => {
    expect(filterOf(historyDefaults)).toEqual({});
    expect(isFiltered(historyDefaults)).toBe(false);
  });

  it('names record, person, day and kinds of change', () => {
    const asked = address({
      kind: 'reservation',
      id: 'r1',
      person: 'p1',
      by: 'staff',
      day: '2027-06-20',
      what: 'money',
    });
    expect(filterOf(asked)).toEqual({
      kind: 'reservation',
      id: 'r1',
      person: 'p1',
      actor_kind: 'staff',
      day: '2027-06-20',
      changes: ['money'],
    });
    expect(isFiltered(asked)).toBe(true);
    expect(auditSearch.safeParse(searchOf(asked, 2, 25)).success).toBe(true);
  });

  it('turns a range round that was written backwards, and leaves out what is no day', () => {
    expect(filterOf(address({ from: '2027-06-20', to: '2027-06-01' }))).toEqual({
      from: '2027-06-01',
      to: '2027-06-20',
    });
    expect(filterOf(address({ from: 'soon', to: '2027-06-01' }))).toEqual({ to: '2027-06-01' });
    expect(filterOf(address({ kind: 'No Kind', by: 'nobody', what: 'nothing' }))).toEqual({});
  });

  it('does not count the moment as a filter', () => {
    expect(isFiltered(address({ at: '2027-06-20T10:00:00.000Z', of: 'berth:b1' }))).toBe(false);
  });

  it('shows the record that is filtered for, else the one that was chosen', () => {
    expect(recordOf(address({ kind: 'berth', id: 'b1', of: 'pier:p1' }))).toEqual({ kind: 'berth', id: 'b1' });
    expect(recordOf(address({ of: 'pier:p1' }))).toEqual({ kind: 'pier', id: 'p1' });
    expect(recordOf(address({ of: 'pier' }))).toBeNull();
    expect(recordOf(historyDefaults)).toBeNull();
  });
});

describe('Kinds of change', () => {
  it('fit into one search all together', () => {
    const { filter } = searchOf(address({ what: kindsOfChange.join(',') }), 1, 20);
    expect(auditSearch.safeParse({ filter }).success).toBe(true);
    expect(filter.changes).toEqual(kindsOfChange);
  });

  it('are no filter when none is chosen', () => {
    expect(filterOf(address({ what: 'unheard_of' }))).toEqual({});
  });

  it('have the mark of what they left', () => {
    expect(markOf('PriceAccepted')).toBe('our_move');
    expect(markOf('PriceSent')).toBe('waiting');
    expect(markOf('ReservationNoteUpdated')).toBe('plain');
  });
});
