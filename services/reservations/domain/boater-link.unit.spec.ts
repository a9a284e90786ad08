import { describe, expect, it } from '@jest/globals';
import { evolve, initial, type LinkState, revoke, send, shownLink, stateOf } from './boater-link.js';

const stay = { reservation_id: 'r', marina_id: 'm', boater_id: 'b', end_date: '2027-06-14' };
const NOW = '2027-06-20T08:00:00.000Z';
const after = (link: LinkState, events: ReturnType<typeof send>): LinkState => events.reduce(evolve, link);

describe("the link of a boater's reservation", () => {
  it('works for thirty days after the stay without being sent', () => {
    expect(stateOf(initial(), 0, stay, '2027-07-14T23:59:59.999Z')).toBe('VALID');
    expect(stateOf(initial(), 0, stay, '2027-07-15T00:00:00.000Z')).toBe('EXPIRED');
    expect(shownLink(initial(), stay, NOW)).toEqual({
      state: 'VALID',
      expires_at: '2027-07-15T00:00:00.000Z',
      sent_at: null,
    });
  });

  it('that has expired opens again when it is sent, for thirty days', () => {
    const link = after(initial(), send(stay, initial(), '2027-12-01T08:00:00.000Z'));
    expect(stateOf(link, 0, stay, '2027-12-31T07:59:59.999Z')).toBe('VALID');
    expect(stateOf(link, 0, stay, '2027-12-31T08:00:00.000Z')).toBe('EXPIRED');
  });

  it('that is sent early keeps the days after the stay', () => {
    const link = after(initial(), send(stay, initial(), '2027-01-01T08:00:00.000Z'));
    expect(stateOf(link, 0, stay, '2027-07-14T12:00:00.000Z')).toBe('VALID');
  });

  it('that was withdrawn stays closed, and a new one opens', () => {
    const closed = after(initial(), revoke(stay, initial(), NOW));
    expect(stateOf(closed, 0, stay, NOW)).toBe('REVOKED');
    expect(revoke(stay, closed, NOW)).toEqual([]);
    const renewed = after(closed, send(stay, closed, NOW));
    expect(stateOf(renewed, 0, stay, NOW)).toBe('REVOKED');
    expect(stateOf(renewed, 1, stay, NOW)).toBe('VALID');
    expect(shownLink(renewed, stay, NOW)).toMatchObject({ state: 'VALID', sent_at: NOW });
  });
});
