import { describe, expect, it } from '@jest/globals';
import { type InLine, nextInLine, passOverOf, pastWaiting, turnOf } from './waiting-line.js';

const stay = { start_date: '2027-07-10', end_date: '2027-07-17' };
const free: InLine['state'] = { ...stay, berth: null, skipped_matches: [], ended_offers: [] };
const waiting = (reservation_id: string, over: Partial<InLine['state']> = {}, removal: InLine['removal'] = null) => ({
  reservation_id,
  state: { ...free, ...over },
  removal,
});
const tooNarrow = { berth_id: 'b9', rule: 'too_narrow' } as const;
const ended = (outcome: 'declined' | 'expired' | 'withdrawn' | 'accepted') => ({
  ended_offers: [{ offer_id: 'o', berth_id: 'b9', outcome, ...stay, skip_reason: null }],
});

describe('whose turn it is', () => {
  it.each<[string, InLine, string | null]>([
    ['fits and is free', waiting('r'), null],
    ['does not fit', waiting('r', {}, tooNarrow), 'does_not_fit'],
    ['holds a berth', waiting('r', { berth: { berth_id: 'x', allocation_id: 'a', label: 'X1' } }), 'has_berth'],
    ['skipped by staff', waiting('r', { skipped_matches: [{ berth_id: 'b9', reason: 'services' }] }), 'skipped'],
    ['skipped for another berth', waiting('r', { skipped_matches: [{ berth_id: 'b1', reason: 'services' }] }), null],
    ['declined it', waiting('r', ended('declined')), 'declined'],
    ['let it run out', waiting('r', ended('expired')), 'expired'],
    ['had it withdrawn', waiting('r', ended('withdrawn')), 'withdrawn'],
    [
      'declined it for other nights',
      waiting('r', { ...ended('declined'), start_date: '2027-08-01', end_date: '2027-08-03' }),
      'other_nights',
    ],
    ['comes on other nights', waiting('r', { start_date: '2027-08-01', end_date: '2027-08-03' }), 'other_nights'],
  ])('%s', (_, one, reason) => {
    expect(passOverOf(one, 'b9', stay)?.reason ?? null).toBe(reason);
  });

  it('is the first whom the berth fits; everybody before is named with the reason', () => {
    const line = [waiting('a', {}, tooNarrow), waiting('b', ended('declined')), waiting('c'), waiting('d')];
    expect(nextInLine(line, 'b9', stay)).toEqual({
      next: { reservation_id: 'c', place: 3 },
      passed_over: [
        { reservation_id: 'a', place: 1, reason: 'does_not_fit', rule: 'too_narrow' },
        { reservation_id: 'b', place: 2, reason: 'declined' },
      ],
    });
    expect(turnOf(line, 'd', 'b9')?.first).toEqual({ reservation_id: 'c', place: 3 });
    expect(turnOf(line, 'c', 'b9')).toMatchObject({ place: 3, first: null });
    expect(turnOf(line, 'nobody', 'b9')).toBeNull();
    expect(nextInLine(line.slice(0, 2), 'b9', stay).next).toBeNull();
  });
});

describe('a berth that is given directly', () => {
  const line = [waiting('a', {}, tooNarrow), waiting('b'), waiting('c', ended('declined')), waiting('d')];

  it('passes over all whom it fits; one on the list only those before it', () => {
    const [b, d] = [
      { reservation_id: 'b', place: 2 },
      { reservation_id: 'd', place: 4 },
    ];
    expect(pastWaiting(line, 'elsewhere', 'b9', stay)).toEqual({ ...stay, place: null, line_length: 4, stays: [b, d] });
    expect(pastWaiting(line, 'd', 'b9', stay)).toEqual({ ...stay, place: 4, line_length: 4, stays: [b] });
  });

  it('passes over nobody where it fits nobody before', () => {
    expect(pastWaiting(line, 'b', 'b9', stay)).toBeNull();
    expect(pastWaiting([], 'elsewhere', 'b9', stay)).toBeNull();
    const later = { start_date: '2027-08-01', end_date: '2027-08-03' };
    expect(pastWaiting(line, 'elsewhere', 'b9', later)).toBeNull();
  });
});
