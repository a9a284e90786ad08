import { describe, expect, it } from '@jest/globals';
import type { CardEvent } from '../domain/card-events.js';
import { cardAuditView as view } from './audit-view.js';

const events: CardEvent[] = [
  {
    type: 'CardIssued',
    data: {
      card_number: 'QSD0042',
      marina_id: 'home',
      boater_id: 'b1',
      boater_ids: ['b1', 'b2'],
      vessel_id: 'v1',
      issued_on: '2027-01-10',
      expires_on: '2027-12-31',
      nights_per_year: 5,
      auto_renew: false,
      status: 'active',
    },
  },
  { type: 'CardPresented', data: { marina_id: 'visited', boater_id: 'b9' } },
  {
    type: 'NightsRedeemed',
    data: { reservation_id: 'r1', marina_id: 'visited', nights: 1, year: 2027, dates: ['2027-07-14'] },
  },
];
const state = events.reduce((before, event) => view.evolve(before, event), view.initial());
const fact = (marina_id: string, field: string) =>
  view.facts(state, { marina_id, features: new Set() }).find((one) => one.field === field)?.value;

describe('a membership card in the history', () => {
  it('shows each marina only its own holders, boats and nights', () => {
    const ids = (marina: string) => JSON.stringify(view.facts(state, { marina_id: marina, features: new Set() }));
    expect(ids('home')).toMatch(/"b1".*"b2".*"v1"/);
    expect(ids('home')).not.toMatch(/b9|2027-07-14/);
    expect(ids('visited')).toMatch(/b9.*2027-07-14/);
    expect(ids('visited')).not.toMatch(/b1|b2|v1/);
  });

  it('has its number as name everywhere', () => {
    expect(view.label(state)).toEqual({ is: 'text', text: 'QSD0042' });
    expect(fact('home', 'card_number')).toEqual(fact('visited', 'card_number'));
  });
});
