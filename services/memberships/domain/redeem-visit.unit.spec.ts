import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import type { CardContext } from './card-context.js';
import type { CardEvent } from './card-events.js';
import type { CardState } from './card-state.js';
import { type CardCommand, decide, evolve, initial } from './card.js';
import type { RedeemVisitCommand } from './redeem-visit.js';

const given = specificationOf<CardCommand, CardEvent, CardState, CardContext>({ initial, evolve, decide });
const away: CardContext = {
  marina_id: 'away',
  today: '2027-06-10',
  tem_member: true,
  resident: false,
  vessel_has_card: false,
};
const issued: CardEvent = {
  type: 'CardIssued',
  data: {
    card_number: 'QSB0042',
    marina_id: 'home',
    boater_id: 'b1',
    boater_ids: ['b1'],
    vessel_id: 'v1',
    issued_on: '2026-01-10',
    expires_on: '2028-01-10',
    nights_per_year: 5,
    auto_renew: false,
    status: 'active',
  },
};
const visit = (start_date: string, end_date: string, more: Partial<RedeemVisitCommand> = {}): RedeemVisitCommand => ({
  type: 'RedeemVisit',
  visit_id: 'v1',
  start_date,
  end_date,
  stays: [],
  ...more,
});
const visited = (visit_id: string, marina_id: string, ...dates: string[]): CardEvent => ({
  type: 'VisitRedeemed',
  data: { visit_id, marina_id, nights: dates.length, dates },
});

describe('redeeming the nights of a visit that is over', () => {
  it('takes each of its nights', () => {
    given([issued])
      .when(visit('2027-06-07', '2027-06-09'), away)
      .then(visited('v1', 'away', '2027-06-07', '2027-06-08'));
  });

  it('is repeated without effect', () => {
    given([issued, visited('v1', 'away', '2027-06-07')])
      .when(visit('2027-06-07', '2027-06-08'), away)
      .then();
  });

  it('ends with last night: today’s night is not over', () => {
    given([issued]).when(visit('2027-06-09', '2027-06-10'), away).then({ type: 'VisitRedeemed' });
    given([issued]).when(visit('2027-06-09', '2027-06-11'), away).thenRefused('VISIT_IN_FUTURE');
  });

  it('goes back one year', () => {
    given([issued]).when(visit('2026-06-10', '2026-06-12'), away).then({ type: 'VisitRedeemed' });
    given([issued]).when(visit('2026-06-09', '2026-06-11'), away).thenRefused('VISIT_TOO_OLD');
  });

  it('takes no night twice, whichever marina redeemed it', () => {
    given([issued, visited('v0', 'elsewhere', '2027-06-07')])
      .when(visit('2027-06-06', '2027-06-09'), away)
      .thenRefused('NIGHT_ALREADY_REDEEMED', { kind: 'conflict', details: { dates: ['2027-06-07'] } });
  });

  it('takes no more than the year has left, counted from the first visit', () => {
    const four = visited('v0', 'elsewhere', '2026-08-01', '2026-08-02', '2026-08-03', '2026-08-04');
    given([issued, four])
      .when(visit('2027-06-07', '2027-06-09'), away)
      .thenRefused('REDEEM_MORE_THAN_LEFT', { kind: 'conflict', details: { nights: 1 } });
    given([issued, four]).when(visit('2027-06-07', '2027-06-08'), away).then({ type: 'VisitRedeemed' });
  });

  it('does not exceed the stay on record, and needs none', () => {
    const stays = [{ start_date: '2027-06-05', end_date: '2027-06-08' }];
    given([issued])
      .when(visit('2027-06-06', '2027-06-08', { stays }), away)
      .then({ type: 'VisitRedeemed' });
    given([issued])
      .when(visit('2027-06-06', '2027-06-09', { stays }), away)
      .thenRefused('VISIT_OUTSIDE_STAY', { kind: 'conflict', details: stays[0] ?? {} });
    given([issued])
      .when(visit('2027-05-06', '2027-05-08', { stays }), away)
      .then({ type: 'VisitRedeemed' });
  });

  it('is not for residents, nor for the card’s home marina, nor without nights', () => {
    given([issued])
      .when(visit('2027-06-07', '2027-06-09'), { ...away, resident: true })
      .thenRefused('REDEEM_NOT_FOR_RESIDENTS');
    given([issued])
      .when(visit('2027-06-07', '2027-06-09'), { ...away, marina_id: 'home' })
      .thenRefused('REDEEM_NOT_FOR_RESIDENTS');
    given([issued])
      .when(visit('2027-06-07', '2027-06-07'), away)
      .thenFieldErrors({ path: 'end_date', code: 'reservation_minOneNight' });
  });
});

describe('taking back a visit', () => {
  it('gives the nights back, to the marina that entered it only', () => {
    const history = [issued, visited('v1', 'away', '2027-06-07', '2027-06-08')];
    const returned = given(history)
      .when({ type: 'ReturnVisit', visit_id: 'v1' }, away)
      .then({ type: 'VisitReturned', data: { visit_id: 'v1', nights: 2 } });
    expect(returned.state()).toMatchObject({ redemptions: [], first_visit_on: null });
    given(history)
      .when({ type: 'ReturnVisit', visit_id: 'v1' }, { ...away, marina_id: 'elsewhere' })
      .thenRefused('VISIT_NOT_FOUND');
  });
});
