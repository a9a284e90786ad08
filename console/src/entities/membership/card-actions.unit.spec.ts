import { describe, expect, it } from '@jest/globals';
import { cardActions, cardHindrance } from './card-actions.js';

const TODAY = '2027-06-01';

describe('the actions of a card', () => {
  it.each([
    ['active', '2027-12-31', ['renew', 'disable', 'archive']],
    ['temporary', '2027-12-31', ['activate', 'renew', 'disable', 'archive']],
    ['pending', '2027-06-01', ['activate', 'archive']],
    ['disabled', '2027-06-01', ['activate', 'archive']],
    ['disabled', '2027-05-31', ['renew', 'archive']],
    ['pending', '2027-05-31', ['renew', 'archive']],
    ['expired', '2027-05-31', ['renew', 'archive']],
    ['archived', '2027-05-31', ['restore']],
  ] as const)('%s until %s: %j', (status, expires_on, actions) => {
    expect(cardActions({ status, expires_on }, TODAY)).toEqual(actions);
  });

  it('are for editors of the home marina', () => {
    const card = { home_marina_id: 'home' };
    expect(cardHindrance(card, { marina_id: 'home', mayEdit: true })).toBeNull();
    expect(cardHindrance(card, { marina_id: 'home', mayEdit: false })).toBe('noEditor');
    expect(cardHindrance(card, { marina_id: 'away', mayEdit: true })).toBe('otherMarina');
  });
});
