import { describe, expect, it } from '@jest/globals';
import type { Campaign } from '../../../../../contracts/campaigns/campaign.js';
import { percentOf, sectionState, typeOf } from './section-state.js';

const running = { status: 'RUNNING' } as Campaign;
const over = { status: 'DONE' } as Campaign;

describe('a section of the marketing', () => {
  it.each([
    [{ latest: null, sent_today: false, residents_found: 3 }, 'ready'],
    [{ latest: over, sent_today: true, residents_found: 3 }, 'sent_today'],
    [{ latest: over, sent_today: false, residents_found: 0 }, 'nobody'],
    [{ latest: running, sent_today: true, residents_found: 3 }, 'going_out'],
  ] as const)('%j is %s', (details, state) => {
    expect(sectionState(details)).toBe(state);
  });

  it('is chosen by the address', () => {
    expect([typeOf('improve_revenue'), typeOf('x'), typeOf(null)]).toEqual([
      'improve_revenue',
      'boater_connection',
      'boater_connection',
    ]);
  });

  it('has a share of at most all', () => {
    expect([percentOf({ value: 1, of: 3 }), percentOf({ value: 0, of: 0 }), percentOf({ value: 9, of: 3 })]).toEqual([
      33, 0, 100,
    ]);
  });
});
