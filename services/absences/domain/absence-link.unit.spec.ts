import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { decide, evolve, initial, type LinkCommand, type LinkState, opens, shownLink } from './absence-link.js';

const NOW = '2027-06-01T08:00:00.000Z';
const LATER = '2027-08-01T08:00:00.000Z';

const issue = (boater_id = 'olav'): LinkCommand => ({
  type: 'Issue',
  vessel_id: 'v',
  marina_id: 'm',
  boater_id,
  mail: 'LINK',
});

function after(...steps: readonly (readonly [LinkCommand, string])[]): LinkState {
  return steps.reduce((state, [command, now]) => {
    const events = decide(command, state, now);
    if (isRefusal(events)) throw new Error(events.code);
    return events.reduce(evolve, state);
  }, initial());
}

describe('the link of a berth holder', () => {
  it('opens for 90 days after it was sent', () => {
    const state = after([issue(), NOW]);
    expect(opens(state, 1, NOW)).toBe(true);
    expect(opens(state, 1, '2027-08-30T07:59:59.999Z')).toBe(true);
    expect(opens(state, 1, '2027-08-30T08:00:00.000Z')).toBe(false);
    expect(opens(state, 2, NOW)).toBe(false);
    expect(shownLink(state, NOW)).toEqual({ sent_at: NOW, expires_at: '2027-08-30T08:00:00.000Z', state: 'VALID' });
    expect(shownLink(state, '2027-09-01T00:00:00.000Z')?.state).toBe('EXPIRED');
  });

  it('is extended when it is sent again', () => {
    const state = after([issue(), NOW], [issue(), LATER]);
    expect(opens(state, 1, '2027-09-30T00:00:00.000Z')).toBe(true);
  });

  it('opens nothing once it was revoked, also after another was sent', () => {
    const revoked = after([issue(), NOW], [{ type: 'Revoke' }, NOW]);
    expect(opens(revoked, 1, NOW)).toBe(false);
    expect(shownLink(revoked, NOW)?.state).toBe('REVOKED');
    expect(decide({ type: 'Revoke' }, revoked, NOW)).toEqual([]);
    const again = after([issue(), NOW], [{ type: 'Revoke' }, NOW], [issue(), LATER]);
    expect([opens(again, 1, LATER), opens(again, 2, LATER)]).toEqual([false, true]);
  });

  it('of an earlier boater closes when another boater gets one', () => {
    const state = after([issue(), NOW], [issue('kaia'), NOW]);
    expect([opens(state, 1, NOW), opens(state, 2, NOW)]).toEqual([false, true]);
  });

  it('cannot be revoked before one was sent', () => {
    expect(decide({ type: 'Revoke' }, initial(), NOW)).toMatchObject({ code: 'NOT_FOUND' });
    expect(opens(initial(), 1, NOW)).toBe(false);
    expect(shownLink(initial(), NOW)).toBeNull();
  });
});
