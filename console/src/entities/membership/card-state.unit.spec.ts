import { describe, expect, it } from '@jest/globals';
import { cardStep, needsUs, showsNights } from './card-state.js';

const card = { status: 'active' as const, expires_on: '2027-03-14', auto_renew: true };

describe('what happens next with a card', () => {
  it.each([
    [null, { kind: 'noCard', date: null }],
    [card, { kind: 'renews', date: '2027-03-14' }],
    [
      { ...card, auto_renew: false },
      { kind: 'ends', date: '2027-03-14' },
    ],
    [
      { ...card, status: 'temporary' as const },
      { kind: 'ends', date: '2027-03-14' },
    ],
    [
      { ...card, status: 'expired' as const },
      { kind: 'renewOrArchive', date: '2027-03-14' },
    ],
    [
      { ...card, status: 'pending' as const },
      { kind: 'asksForCard', date: null },
    ],
    [
      { ...card, status: 'disabled' as const },
      { kind: 'viewOnly', date: null },
    ],
    [
      { ...card, status: 'archived' as const },
      { kind: 'archived', date: null },
    ],
  ])('%j: %j', (given, step) => expect(cardStep(given)).toEqual(step));

  it('is up to the marina for expired and pending cards only', () => {
    const ours = (['active', 'temporary', 'pending', 'expired', 'disabled', 'archived'] as const).filter((status) =>
      needsUs({ status }),
    );
    expect(ours).toEqual(['pending', 'expired']);
    expect(needsUs(null)).toBe(false);
  });

  it('counts nights of cards that run or could run again', () => {
    expect(showsNights({ status: 'active' })).toBe(true);
    expect(showsNights({ status: 'expired' })).toBe(false);
    expect(showsNights(null)).toBe(false);
  });
});
