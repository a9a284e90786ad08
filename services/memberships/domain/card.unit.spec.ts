import { describe, expect, it } from '@jest/globals';
import { oneYearFrom } from '../../../contracts/memberships/rules/one-year-from.js';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { type CardCommand, decide, evolve, initial } from './card.js';
import type { CardContext } from './card-context.js';
import type { CardEvent } from './card-events.js';
import { cardNumbersFor, cardPrefix } from './card-numbers.js';
import type { CardState } from './card-state.js';
import { statusOn } from './card-validity.js';
import { bestOf, membershipOf } from './card-view.js';

const given = specificationOf<CardCommand, CardEvent, CardState, CardContext>({ initial, evolve, decide });
const home: CardContext = {
  marina_id: 'home',
  today: '2027-06-01',
  tem_member: true,
  resident: true,
  vessel_has_card: false,
};
const away: CardContext = { ...home, marina_id: 'away', resident: false };
const issuedWith = (more: object = {}): CardEvent => ({
  type: 'CardIssued',
  data: {
    card_number: 'QSB0042',
    marina_id: 'home',
    boater_id: 'b1',
    boater_ids: ['b1', 'b2'],
    vessel_id: 'v1',
    issued_on: '2027-01-10',
    expires_on: '2028-01-10',
    nights_per_year: 5,
    auto_renew: false,
    status: 'active',
    ...more,
  },
});
const issued = issuedWith();

describe('issuing a card', () => {
  const issue: CardCommand = {
    type: 'IssueCard',
    card_number: 'QSB0042',
    boater_ids: ['b1', 'b2'],
    vessel_id: 'v1',
    auto_renew: true,
    status: 'active',
  };

  it('gives five nights a year for one year', () => {
    given([])
      .when(issue, home)
      .then({
        type: 'CardIssued',
        data: {
          card_number: 'QSB0042',
          marina_id: 'home',
          boater_id: 'b1',
          boater_ids: ['b1', 'b2'],
          issued_on: '2027-06-01',
          expires_on: '2028-06-01',
          nights_per_year: 5,
          auto_renew: true,
        },
      });
  });

  it('keeps a given end date', () => {
    given([])
      .when({ ...issue, expires_on: '2027-12-31' }, home)
      .then({ type: 'CardIssued', data: { expires_on: '2027-12-31' } });
  });

  it('is allowed only to marinas of the association', () => {
    given([])
      .when(issue, { ...home, tem_member: false })
      .thenRefused('MEMBERSHIPS_NOT_AVAILABLE', { kind: 'forbidden' });
  });

  it('happens once', () => {
    given([issued]).when(issue, home).then();
  });
});

describe('the status of a card', () => {
  const to = (status: 'active' | 'expired' | 'disabled' | 'archived' | 'temporary' | 'pending'): CardCommand => ({
    type: 'ChangeStatus',
    status,
  });
  const changed = (status: 'disabled' | 'archived'): CardEvent => ({
    type: 'CardStatusChanged',
    data: { status, previous_status: 'active' },
  });

  it('expires after the last day', () => {
    const card = { status: 'active' as const, expires_on: '2028-01-10' };
    expect(statusOn(card, '2028-01-10')).toBe('active');
    expect(statusOn(card, '2028-01-11')).toBe('expired');
    expect(statusOn({ ...card, status: 'temporary' }, '2028-01-11')).toBe('expired');
    expect(statusOn({ ...card, status: 'disabled' }, '2028-01-11')).toBe('disabled');
  });

  it('changes to disabled and back', () => {
    given([issued])
      .when(to('disabled'), home)
      .then({ type: 'CardStatusChanged', data: { status: 'disabled', previous_status: 'active' } });
    given([issued, changed('disabled')])
      .when(to('active'), home)
      .then({ type: 'CardStatusChanged', data: { status: 'active', previous_status: 'disabled' } });
    given([issued]).when(to('active'), home).then();
  });

  it('cannot be active again after the last day without renewal', () => {
    given([issued, changed('disabled')])
      .when(to('active'), { ...home, today: '2028-01-11' })
      .thenRefused('CARD_EXPIRED', { details: { expires_on: '2028-01-10' } });
  });

  it('leaves the archive only by being restored, whatever the date', () => {
    given([issued, changed('archived')])
      .when(to('disabled'), home)
      .thenRefused('CARD_ARCHIVED');
    given([issued, changed('archived')])
      .when({ type: 'RenewCard' }, home)
      .thenRefused('CARD_ARCHIVED');
    given([issued, changed('archived')])
      .when(to('active'), { ...home, today: '2029-01-01' })
      .then({ type: 'CardStatusChanged', data: { status: 'active' } });
  });

  it.each(['active', 'disabled', 'temporary', 'pending', 'expired'] as const)(
    'is %s again when a card that was so is restored from the archive',
    (before) => {
      const archived: CardEvent = {
        type: 'CardStatusChanged',
        data: { status: 'archived', previous_status: before },
      };
      given([issued, archived])
        .when(to('active'), home)
        .then({ type: 'CardStatusChanged', data: { status: before, previous_status: 'archived' } });
    },
  );

  it('changes as usual after a card was restored', () => {
    const archived: CardEvent = {
      type: 'CardStatusChanged',
      data: { status: 'archived', previous_status: 'disabled' },
    };
    const restored: CardEvent = {
      type: 'CardStatusChanged',
      data: { status: 'disabled', previous_status: 'archived' },
    };
    given([issued, archived, restored])
      .when(to('active'), home)
      .then({ type: 'CardStatusChanged', data: { status: 'active', previous_status: 'disabled' } });
    given([issued, archived])
      .when(to('active'), { ...home, vessel_has_card: true })
      .then({ type: 'CardStatusChanged', data: { status: 'disabled' } });
  });

  it('can be changed only by the home marina', () => {
    given([issued]).when(to('disabled'), away).thenRefused('CARD_NOT_FOUND', { kind: 'not_found' });
    given([issued]).when({ type: 'RenewCard' }, away).thenRefused('CARD_NOT_FOUND');
    given([]).when({ type: 'RenewCard' }, home).thenRefused('CARD_NOT_FOUND');
  });
});

describe('renewing a card', () => {
  it('makes it valid for one year from today', () => {
    const renewed = given([issued])
      .when({ type: 'RenewCard' }, { ...home, today: '2028-03-01' })
      .then({ type: 'CardRenewed', data: { renewed_on: '2028-03-01', expires_on: '2029-03-01' } });
    expect(renewed.state()).toMatchObject({ status: 'active', expires_on: '2029-03-01', renewed_on: ['2028-03-01'] });
  });

  it('twice on a day is a no-op', () => {
    given([issuedWith({ expires_on: '2028-06-01' })])
      .when({ type: 'RenewCard' }, home)
      .then();
  });

  it('on a leap day ends on 28 February', () => {
    expect(oneYearFrom('2028-02-29')).toBe('2029-02-28');
    expect(oneYearFrom('2027-12-31')).toBe('2028-12-31');
  });
});

describe('presenting a card in another marina', () => {
  const present: CardCommand = { type: 'PresentCard', boater_id: 'visitor' };

  it('is recorded once', () => {
    const shown = given([issued])
      .when(present, away)
      .then({ type: 'CardPresented', data: { marina_id: 'away', boater_id: 'visitor' } });
    expect(shown.state()).toMatchObject({
      holders: [
        { marina_id: 'home', boater_id: 'b1' },
        { marina_id: 'home', boater_id: 'b2' },
        { marina_id: 'away', boater_id: 'visitor' },
      ],
    });
    given([issued, ...shown.events()])
      .when(present, away)
      .then();
  });

  it('is refused at home, to strangers, and outside the association', () => {
    given([issued]).when(present, home).thenRefused('CARD_NOT_FOUND');
    given([issued])
      .when(present, { ...away, tem_member: false })
      .thenRefused('CARD_NOT_FOUND');
  });
});

describe('the nights a card can redeem', () => {
  const card = () => {
    const { state } = given([
      issued,
      {
        type: 'NightsRedeemed',
        data: { reservation_id: 'r1', marina_id: 'away', nights: 2, year: 2027, dates: ['2027-07-01', '2027-07-02'] },
      },
    ]);
    if (!state.exists) throw new Error('no card');
    return state;
  };

  it('are those left in the year', () => {
    expect(membershipOf('c1', card(), away)).toEqual({
      card_id: 'c1',
      card_number: 'QSB0042',
      status: 'active',
      expires_on: '2028-01-10',
      active: true,
      tem_member: true,
      redeem_nights_left: 3,
      nights_available: 3,
    });
  });

  it('include those of the reservation itself', () => {
    expect(membershipOf('c1', card(), away, undefined, 'r1')).toMatchObject({ redeem_nights_left: 5 });
  });

  it('for a stay are limited to its redeemable nights', () => {
    const stay = { start_date: '2027-07-02', end_date: '2027-07-04' };
    expect(membershipOf('c1', card(), away, stay)).toMatchObject({ redeem_nights_left: 1, nights_available: 3 });
  });

  it.each([
    ['a resident', { ...away, resident: true }],
    ['its own marina', { ...home, resident: false }],
    ['a marina outside the association', { ...away, tem_member: false }],
    ['a date after its last day', { ...away, today: '2028-01-11' }],
  ])('are none for %s', (_who, context) => {
    expect(membershipOf('c1', card(), context).redeem_nights_left).toBe(0);
  });

  it('of several cards are those of the best one', () => {
    const one = membershipOf('c1', card(), away);
    const spent = { ...one, card_id: 'c2', redeem_nights_left: 0 };
    const expired = { ...one, card_id: 'c3', active: false, redeem_nights_left: 5 };
    expect(bestOf([expired, spent, one])?.card_id).toBe('c1');
    expect(bestOf([expired])?.card_id).toBe('c3');
    expect(bestOf([])).toBeNull();
  });
});

describe('card numbers', () => {
  it('begin with three letters of the marina code', () => {
    expect(['STMAUR', 'QS-B1', 'a1', '42'].map(cardPrefix)).toEqual(['STM', 'QSB', 'AXX', 'XXX']);
  });

  it('reach every number once', () => {
    const numbers = [...cardNumbersFor('QSB', 123_456_789)];
    expect(new Set(numbers).size).toBe(10_000);
    expect(numbers.every((number) => /^QSB\d{4}$/.test(number))).toBe(true);
  });
});
