import { describe, expect, it } from '@jest/globals';
import { instantBooking } from '../reservation-settings.js';
import { type InstantWish, mayBookInstantly } from './instant-booking.js';

const now = Date.parse('2027-06-01T08:00:00.000Z');
const wish: InstantWish = {
  nights: 3,
  now,
  arrival: Date.parse('2027-06-10T22:00:00.000Z'),
  vessel: { length: 11, beam: 3.9, draft: 2.1 },
  pays_online: true,
  stayed_before: false,
  member: false,
  valid_documents: false,
};
const may = (rules: object, more: Partial<InstantWish> = {}) =>
  mayBookInstantly(instantBooking.parse(rules), { ...wish, ...more });

describe('booking at once', () => {
  it('is open to everybody until the marina says otherwise', () => {
    expect(may({})).toBe(true);
    expect(may({ enabled: false })).toBe(false);
  });

  it.each([
    [{ full_payment: true }, { pays_online: false }],
    [{ valid_documents: true }, { valid_documents: false }],
    [{ stayed_before: true }, { stayed_before: false }],
    [{ members_only: true }, { member: false }],
  ])('needs %j', (rules, lacking) => {
    const all = { pays_online: true, valid_documents: true, stayed_before: true, member: true };
    expect(may(rules, all)).toBe(true);
    expect(may(rules, { ...all, ...lacking })).toBe(false);
  });

  it.each([
    [{ max_nights: 3 }, { max_nights: 2 }],
    [{ min_hours_in_advance: 230 }, { min_hours_in_advance: 231 }],
    [{ max_days_in_advance: 10 }, { max_days_in_advance: 9 }],
    [{ max_length: 11 }, { max_length: 10.99 }],
    [{ max_beam: 3.9 }, { max_beam: 3.89 }],
    [{ max_draft: 2.1 }, { max_draft: 2.09 }],
  ])('is possible at %j, and not at %j', (fits, tooMuch) => {
    expect(may(fits)).toBe(true);
    expect(may(tooMuch)).toBe(false);
  });
});
