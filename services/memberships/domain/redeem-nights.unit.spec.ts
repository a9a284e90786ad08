import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { type CardCommand, decide, evolve, initial } from './card.js';
import type { CardContext } from './card-context.js';
import type { CardEvent } from './card-events.js';
import type { CardState } from './card-state.js';

const given = specificationOf<CardCommand, CardEvent, CardState, CardContext>({ initial, evolve, decide });
const away: CardContext = {
  marina_id: 'away',
  today: '2027-06-01',
  tem_member: true,
  resident: false,
  vessel_has_card: false,
};
const issuedWith = (more: object = {}): CardEvent => ({
  type: 'CardIssued',
  data: {
    card_number: 'QSB0042',
    marina_id: 'home',
    boater_id: 'b1',
    boater_ids: ['b1'],
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
const redeem = (nights: number, start_date: string, end_date: string, reservation_id = 'r1'): CardCommand => ({
  type: 'RedeemNights',
  reservation_id,
  nights,
  start_date,
  end_date,
});
const redeemed = (reservation_id: string, ...dates: string[]): CardEvent => ({
  type: 'NightsRedeemed',
  data: { reservation_id, marina_id: 'away', nights: dates.length, year: Number(dates[0]?.slice(0, 4)), dates },
});

describe('redeeming nights', () => {
  it('takes the first nights of the stay', () => {
    given([issued])
      .when(redeem(2, '2027-07-10', '2027-07-14'), away)
      .then({
        type: 'NightsRedeemed',
        data: {
          reservation_id: 'r1',
          marina_id: 'away',
          nights: 2,
          year: 2027,
          dates: ['2027-07-10', '2027-07-11'],
        },
      });
  });

  it('is not possible for more than the year has left', () => {
    const history = [issued, redeemed('r0', '2027-05-01', '2027-05-02', '2027-05-03')];
    given(history)
      .when(redeem(3, '2027-07-10', '2027-07-14'), away)
      .thenRefused('REDEEM_MORE_THAN_LEFT', { kind: 'conflict', details: { nights: 2 } });
    given(history)
      .when(redeem(2, '2027-07-10', '2027-07-14'), away)
      .then({ type: 'NightsRedeemed' });
  });

  it('is not possible for more nights than the stay has', () => {
    given([issued])
      .when(redeem(3, '2027-07-10', '2027-07-12'), away)
      .thenFieldErrors({ path: 'nights_to_redeem', code: 'reservation_moreThanTotal' });
  });

  it('skips nights that another reservation redeemed', () => {
    given([issued, redeemed('r0', '2027-07-10')])
      .when(redeem(2, '2027-07-10', '2027-07-13'), away)
      .then({ type: 'NightsRedeemed', data: { dates: ['2027-07-11', '2027-07-12'] } });
  });

  it('is not possible for a night that is redeemed already', () => {
    given([issued, redeemed('r0', '2027-07-10')])
      .when(redeem(2, '2027-07-10', '2027-07-12'), away)
      .thenRefused('NIGHT_ALREADY_REDEEMED', { kind: 'conflict', details: { dates: ['2027-07-10'] } });
  });

  it('counts New Year’s nights in the year of the first visit, and writes one event for each calendar year', () => {
    const december = redeemed('r0', '2027-12-01', '2027-12-02', '2027-12-03');
    given([issued, december])
      .when(redeem(3, '2027-12-31', '2028-01-04'), away)
      .thenRefused('REDEEM_MORE_THAN_LEFT', { details: { nights: 2 } });
    given([issued, december])
      .when(redeem(2, '2027-12-31', '2028-01-04'), away)
      .then(
        { type: 'NightsRedeemed', data: { year: 2027, nights: 1, dates: ['2027-12-31'] } },
        { type: 'NightsRedeemed', data: { year: 2028, nights: 1, dates: ['2028-01-01'] } },
      );
  });

  it('has new nights a year after the first visit, and no sooner', () => {
    const year = ['2027-06-05', '2027-06-06', '2027-06-07', '2027-06-08', '2027-06-09'];
    const history = [issuedWith({ expires_on: '2029-01-10' }), redeemed('r0', ...year)];
    given(history)
      .when(redeem(1, '2028-06-04', '2028-06-05'), away)
      .thenRefused('REDEEM_MORE_THAN_LEFT', { details: { nights: 0 } });
    given(history)
      .when(redeem(2, '2028-06-04', '2028-06-07'), away)
      .then({ type: 'NightsRedeemed', data: { dates: ['2028-06-05', '2028-06-06'] } });
  });

  it('counts a stay before the first recorded visit in the same year', () => {
    given([issued, redeemed('r0', '2027-08-01', '2027-08-02', '2027-08-03', '2027-08-04')])
      .when(redeem(2, '2027-06-10', '2027-06-14'), away)
      .thenRefused('REDEEM_MORE_THAN_LEFT', { details: { nights: 1 } });
  });

  it('begins the year anew when all nights were returned', () => {
    const returned: CardEvent = { type: 'NightsReturned', data: { reservation_id: 'r0', nights: 1 } };
    expect(
      [issued, redeemed('r0', '2027-06-05'), returned, redeemed('r2', '2027-07-01')].reduce(evolve, initial()),
    ).toMatchObject({ first_visit_on: '2027-07-01' });
  });

  it('ends with the card’s validity', () => {
    given([issued])
      .when(redeem(3, '2028-01-09', '2028-01-12'), away)
      .thenRefused('REDEEM_MORE_THAN_LEFT', { details: { nights: 2 } });
  });

  it.each([
    ['outside the association', { ...away, tem_member: false }, 'MEMBERSHIPS_NOT_AVAILABLE'],
    ['for a resident', { ...away, resident: true }, 'REDEEM_NOT_FOR_RESIDENTS'],
    ['at home', { ...away, marina_id: 'home' }, 'REDEEM_NOT_FOR_RESIDENTS'],
    ['with a card that has run out', { ...away, today: '2028-01-11' }, 'CARD_NOT_ACTIVE'],
  ])('is not possible %s', (_why, context, code) => {
    given([issued])
      .when(redeem(1, '2027-07-10', '2027-07-14'), context)
      .thenRefused(code);
  });

  it.each(['disabled', 'archived', 'pending', 'temporary'] as const)('is not possible with a %s card', (status) => {
    given([issued, { type: 'CardStatusChanged', data: { status, previous_status: 'active' } }])
      .when(redeem(1, '2027-07-10', '2027-07-14'), away)
      .thenRefused('CARD_NOT_ACTIVE', { details: { status } });
  });

  it('is not possible without a card', () => {
    given([])
      .when(redeem(1, '2027-07-10', '2027-07-14'), away)
      .thenRefused('CARD_NOT_FOUND', { kind: 'not_found' });
  });
});

describe('redeeming again for the same reservation', () => {
  const held = redeemed('r1', '2027-07-10', '2027-07-11');

  it('is a no-op without a difference, even with a card that is no longer active', () => {
    given([issued, held])
      .when(redeem(2, '2027-07-10', '2027-07-14'), { ...away, today: '2028-02-01' })
      .then();
  });

  it('returns its nights first, so that they do not block it', () => {
    given([issued, held])
      .when(redeem(5, '2027-07-10', '2027-07-16'), away)
      .then(
        { type: 'NightsReturned', data: { reservation_id: 'r1', nights: 2 } },
        { type: 'NightsRedeemed', data: { nights: 5, year: 2027 } },
      );
  });

  it('follows the stay to other dates', () => {
    given([issued, held])
      .when(redeem(2, '2027-08-01', '2027-08-04'), away)
      .then({ type: 'NightsReturned' }, { type: 'NightsRedeemed', data: { dates: ['2027-08-01', '2027-08-02'] } });
  });

  it('for no nights returns all, whatever the card’s status', () => {
    given([issued, held])
      .when(redeem(0, '2027-07-10', '2027-07-14'), { ...away, today: '2028-02-01', tem_member: false })
      .then({ type: 'NightsReturned', data: { reservation_id: 'r1', nights: 2 } });
  });
});

describe('returning nights', () => {
  const give: CardCommand = { type: 'ReturnNights', reservation_id: 'r1' };
  const history = [issued, redeemed('r1', '2027-07-10', '2027-07-11'), redeemed('r2', '2027-07-20')];

  it('returns all nights of the reservation and none of others', () => {
    const returned = given(history)
      .when(give, away)
      .then({ type: 'NightsReturned', data: { reservation_id: 'r1', nights: 2 } });
    expect(returned.state()).toMatchObject({ redemptions: [{ reservation_id: 'r2', dates: ['2027-07-20'] }] });
  });

  it('is harmless when repeated', () => {
    const returned = given(history).when(give, away).events();
    given([...history, ...returned])
      .when(give, away)
      .then();
  });

  it('makes the nights available to other reservations', () => {
    const returned = given(history).when(give, away).events();
    given([...history, ...returned])
      .when(redeem(4, '2027-07-10', '2027-07-14', 'r3'), away)
      .then({ type: 'NightsRedeemed', data: { nights: 4 } });
  });
});
