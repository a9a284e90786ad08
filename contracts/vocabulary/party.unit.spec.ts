import { describe, expect, it } from '@jest/globals';
import { ASSUMED_PARTY, personsAboard } from './party.js';
import { party } from './party-schemas.js';

function refused(input: unknown): readonly string[] {
  const read = party.safeParse(input);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('who is aboard', () => {
  it('takes adults alone, and counts nobody else', () => {
    expect(party.parse({ adults: 2 })).toEqual(ASSUMED_PARTY);
  });

  it.each([
    { adults: 2, children: [0, 9, 17], crew: 3 },
    { adults: 0, crew: 2 },
    { adults: 0, children: [17] },
    { adults: 199 },
  ])('takes %j', (input) => {
    expect(refused(input)).toEqual([]);
  });

  it('counts children and crew as persons', () => {
    expect(personsAboard({ adults: 2, children: [9, 14], crew: 1 })).toBe(5);
  });

  it.each([
    [{ adults: 0 }, ['adults nobodyAboard']],
    [{ adults: 0, children: [], crew: 0 }, ['adults nobodyAboard']],
    [{ adults: 200 }, ['adults tooManyAboard']],
    [{ adults: 198, children: [4], crew: 1 }, ['adults tooManyAboard']],
    [{ adults: 2, crew: 200 }, ['crew tooManyAboard']],
    [{ adults: -1 }, ['adults personsInvalid']],
    [{ adults: 1.5 }, ['adults personsInvalid']],
    [{ adults: '2' }, ['adults personsInvalid']],
    [{}, ['adults personsInvalid']],
    [{ adults: 2, children: [150] }, ['children.0 childAgeInvalid']],
    [{ adults: 2, children: [4, 18, -1] }, ['children.1 childAgeInvalid', 'children.2 childAgeInvalid']],
    [{ adults: 2, children: [9.5] }, ['children.0 childAgeInvalid']],
    [{ adults: 2, children: [null] }, ['children.0 childAgeInvalid']],
    [{ adults: 2, children: 2 }, ['children childAgeInvalid']],
  ])('refuses %j with %j', (input, codes) => {
    expect(refused(input)).toEqual(codes);
  });

  it('takes no names', () => {
    expect(refused({ adults: 1, names: ['Inès'] })).toHaveLength(1);
  });
});
