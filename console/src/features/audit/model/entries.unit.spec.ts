import { describe, expect, it } from '@jest/globals';
import { auditApi } from '../../../../../contracts/audit/api.js';
import { entryDays } from './entry-days.js';
import { peopleIn, titleAndRest } from './entry-words.js';
import { exportRows } from './export-rows.js';

const [example] = auditApi.getall.answer.parse(auditApi.getall.example.answer).items;
const entry = example!;

describe('Entries', () => {
  it('stand under the days they happened on', () => {
    const other = { ...entry, id: 'other', at: '2027-06-19T10:00:00.000Z' };
    const days = entryDays([entry, entry, other], (instant) => instant.slice(0, 10));
    expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
      ['2027-06-20', 2],
      ['2027-06-19', 1],
    ]);
  });

  it('say what happened apart from who did it', () => {
    expect(titleAndRest(entry)).toEqual(['Price sent', ' by Hanna Lindqvist, staff']);
    expect(titleAndRest({ title: 'Price sent', words: 'Hanna sent a price' })).toEqual(['Hanna sent a price', '']);
  });

  it('name people once, without Quayside and the erased', () => {
    const system = { ...entry, actor: { kind: 'system' as const, id: 'system', name: 'Quayside', erased: false } };
    const erased = { ...entry, actor: { ...entry.actor, id: 'gone', erased: true } };
    expect(peopleIn([entry, system, erased, entry])).toEqual([{ id: entry.actor.id, name: 'Hanna Lindqvist' }]);
  });

  it('are exported with a line for each change, and one where nothing changed', () => {
    expect(exportRows([entry, { ...entry, changes: [] }]).map(({ change }) => change?.label ?? null)).toEqual([
      'Price per night',
      'Discount',
      null,
    ]);
  });
});
