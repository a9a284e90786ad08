import { describe, expect, it } from '@jest/globals';
import { flag, metres, row, text } from './audit-values.js';
import type { AuditFact } from './audit-views.js';
import { factDifferences } from './fact-differences.js';

const name = (value: string | null): AuditFact => ({ field: 'name', value: text(value) });
const rate = (id: string, name: string, minor: number): AuditFact => ({
  field: 'rate',
  of: row(id, name),
  value: { is: 'money', minor, currency: null },
});
const euros = (minor: number) => ({ is: 'money', minor, currency: null });

describe('differences of two views of a record', () => {
  it('are none when nothing changed', () => {
    const facts = [name('A'), rate('1', 'Summer', 100)];
    expect(factDifferences(facts, facts, ['name', 'rate'])).toEqual([]);
  });

  it('contain the old and the new value', () => {
    expect(factDifferences([name('A')], [name('B')], ['name'])).toEqual([
      { field: 'name', from: text('A'), to: text('B') },
    ]);
  });

  it('treat null, an empty text and a missing field alike', () => {
    expect(factDifferences([name('')], [], ['name'])).toEqual([]);
    expect(factDifferences([], [name(null)], ['name'])).toEqual([]);
    expect(factDifferences([], [name('A')], ['name'])).toEqual([{ field: 'name', from: null, to: text('A') }]);
  });

  it('follow the order of the fields, not that of the record', () => {
    const before = [{ field: 'active', value: flag(true) }, name('A'), { field: 'length', value: metres(9) }];
    const after = [{ field: 'active', value: flag(false) }, name('B'), { field: 'length', value: metres(10) }];
    const order = factDifferences(before, after, ['name', 'length', 'active']).map(({ field }) => field);
    expect(order).toEqual(['name', 'length', 'active']);
  });

  it('follow rows by their ids, whatever their order and names', () => {
    const before = [rate('1', 'Summer', 100), rate('2', 'Winter', 50)];
    const after = [rate('2', 'Off season', 60), rate('1', 'Summer', 100), rate('3', 'Regatta', 200)];
    expect(factDifferences(before, after, ['rate'])).toEqual([
      { field: 'rate', of: row('2', 'Off season'), from: euros(50), to: euros(60) },
      { field: 'rate', of: row('3', 'Regatta'), from: null, to: euros(200) },
    ]);
    expect(factDifferences(before, before.slice(0, 1), ['rate'])).toEqual([
      { field: 'rate', of: row('2', 'Winter'), from: euros(50), to: null },
    ]);
  });
});
