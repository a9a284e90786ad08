import { describe, expect, it } from '@jest/globals';
import { party } from '../../../../contracts/vocabulary/party-schemas.js';
import { draftOf, MOST_CHILDREN, noParty, partyBody, withChildren } from './party-draft.js';

describe('who is aboard, as it is typed', () => {
  it('is nothing while nothing is typed', () => {
    expect(partyBody(noParty)).toBeUndefined();
  });

  it('begins with two adults, or with what is known', () => {
    expect(draftOf(null)).toEqual({ adults: 2, children: [], crew: null });
    expect(draftOf({ adults: 3, children: [9, null], crew: 1, confirmed: false })).toEqual({
      adults: 3,
      children: [9, null],
      crew: 1,
    });
  });

  it('keeps typed ages when there are more children or fewer', () => {
    const typed = { ...noParty, children: [4, 9] };
    expect(withChildren(typed, 3).children).toEqual([4, 9, null]);
    expect(withChildren(typed, 1).children).toEqual([4]);
    expect(withChildren(typed, null).children).toEqual([]);
    expect(withChildren(typed, 400).children).toHaveLength(MOST_CHILDREN);
  });

  it('names the age that is missing', () => {
    const body = partyBody({ adults: 2, children: [4, null], crew: null });
    expect(party.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['children.1', 'childAgeInvalid'],
    ]);
  });
});
