import { describe, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import type { CardContext } from './card-context.js';
import type { CardEvent } from './card-events.js';
import type { CardState } from './card-state.js';
import { type CardCommand, decide, evolve, initial } from './card.js';

const given = specificationOf<CardCommand, CardEvent, CardState, CardContext>({ initial, evolve, decide });
const home: CardContext = {
  marina_id: 'home',
  today: '2027-06-01',
  tem_member: true,
  resident: true,
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
    expires_on: '2027-06-01',
    nights_per_year: 5,
    auto_renew: true,
    status: 'active',
    ...more,
  },
});
const issued = issuedWith();
const archived: CardEvent = { type: 'CardStatusChanged', data: { status: 'archived', previous_status: 'active' } };
const detached: CardEvent = { type: 'CardDetached', data: { vessel_id: 'v1' } };

describe('automatic renewal', () => {
  const renew: CardCommand = { type: 'RenewAutomatically' };

  it('renews an active card on its last day, and one that ended while the job stood still', () => {
    const data = { renewed_on: '2027-06-01', expires_on: '2028-06-01', automatic: true };
    given([issued]).when(renew, home).then({ type: 'CardRenewed', data });
    given([issuedWith({ expires_on: '2027-05-20' })])
      .when(renew, home)
      .then({ type: 'CardRenewed', data });
  });

  it('does nothing before the last day, twice, or where it is switched off', () => {
    given([issuedWith({ expires_on: '2027-06-02' })])
      .when(renew, home)
      .then();
    given([issued, { type: 'CardRenewed', data: { renewed_on: '2027-06-01', expires_on: '2028-06-01' } }])
      .when(renew, home)
      .then();
    given([issuedWith({ auto_renew: false })])
      .when(renew, home)
      .then();
  });

  it('renews no card that is disabled, temporary or pending, and none outside the association', () => {
    for (const status of ['disabled', 'temporary', 'pending'] as const) {
      given([issuedWith({ status })])
        .when(renew, home)
        .then();
    }
    given([issued])
      .when(renew, { ...home, tem_member: false })
      .then();
  });

  it('renews no card of a boat that has another good one', () => {
    given([issued])
      .when(renew, { ...home, vessel_has_card: true })
      .then();
  });
});

describe('one active card of a boat', () => {
  const taken = { ...home, vessel_has_card: true };

  it('keeps a second card from being issued, activated, restored, renewed, extended or attached', () => {
    const issue: CardCommand = {
      type: 'IssueCard',
      card_number: 'QSB0043',
      boater_ids: ['b1'],
      vessel_id: 'v1',
      auto_renew: false,
      status: 'active',
    };
    given([]).when(issue, taken).thenRefused('VESSEL_HAS_CARD');
    const good = issuedWith({ expires_on: '2028-01-01' });
    const disabled: CardEvent = { type: 'CardStatusChanged', data: { status: 'disabled', previous_status: 'active' } };
    given([good, disabled]).when({ type: 'ChangeStatus', status: 'active' }, taken).thenRefused('VESSEL_HAS_CARD');
    given([good, archived]).when({ type: 'ChangeStatus', status: 'active' }, taken).thenRefused('VESSEL_HAS_CARD');
    const ended = issuedWith({ expires_on: '2027-05-01' });
    given([ended]).when({ type: 'RenewCard' }, taken).thenRefused('VESSEL_HAS_CARD');
    given([ended]).when({ type: 'ChangeTerms', expires_on: '2028-01-01' }, taken).thenRefused('VESSEL_HAS_CARD');
    given([good, detached]).when({ type: 'AttachVessel', vessel_id: 'v2' }, taken).thenRefused('VESSEL_HAS_CARD');
  });

  it('lets a pending card wait beside it, and an expired one be restored as expired', () => {
    const issue: CardCommand = {
      type: 'IssueCard',
      card_number: 'QSB0043',
      boater_ids: ['b1'],
      vessel_id: 'v1',
      auto_renew: false,
      status: 'pending',
    };
    given([]).when(issue, taken).then({ type: 'CardIssued' });
    given([issuedWith({ expires_on: '2027-05-01' }), archived])
      .when({ type: 'ChangeStatus', status: 'active' }, taken)
      .then({ type: 'CardStatusChanged' });
  });
});

describe('the terms of a card', () => {
  it('change by themselves or together, and the same terms are no change', () => {
    given([issued])
      .when({ type: 'ChangeTerms', auto_renew: false }, home)
      .then({ type: 'CardTermsChanged', data: { expires_on: '2027-06-01', auto_renew: false } });
    given([issued]).when({ type: 'ChangeTerms', expires_on: '2027-06-01' }, home).then();
    given([issued, archived]).when({ type: 'ChangeTerms', auto_renew: false }, home).thenRefused('CARD_ARCHIVED');
  });

  it('are changed by the home marina only', () => {
    given([issued])
      .when({ type: 'ChangeTerms', auto_renew: false }, { ...home, marina_id: 'away' })
      .thenRefused('CARD_NOT_FOUND');
  });
});

describe('a detached card', () => {
  it('has no boat, and gets one again once', () => {
    given([issued]).when({ type: 'DetachVessel' }, home).then(detached);
    given([issued, detached]).when({ type: 'DetachVessel' }, home).then();
    given([issued, detached])
      .when({ type: 'AttachVessel', vessel_id: 'v2' }, home)
      .then({ type: 'CardAttached', data: { vessel_id: 'v2' } });
    given([issued]).when({ type: 'AttachVessel', vessel_id: 'v2' }, home).thenRefused('CARD_ATTACHED');
  });

  it('redeems nothing', () => {
    const away = { ...home, marina_id: 'away', resident: false };
    given([issued, detached])
      .when(
        { type: 'RedeemNights', reservation_id: 'r1', nights: 1, start_date: '2027-05-20', end_date: '2027-05-21' },
        away,
      )
      .thenRefused('CARD_DETACHED');
  });
});

describe('a renewal request', () => {
  const requested: CardEvent = {
    type: 'CardRenewalRequested',
    data: { request_id: 'q1', requested_on: '2027-06-01' },
  };

  it('is noted once, and closed by the renewal or a refusal', () => {
    const request: CardCommand = { type: 'RequestRenewal', request_id: 'q1' };
    given([issued]).when(request, home).then(requested);
    given([issued, requested]).when(request, home).then();
    given([issued, requested])
      .when({ type: 'DeclineRenewal', request_id: 'q1' }, home)
      .then({ type: 'CardRenewalDeclined', data: { request_id: 'q1' } });
    given([issued, requested]).when({ type: 'DeclineRenewal', request_id: 'q2' }, home).then();
    given([issued, archived]).when(request, home).thenRefused('CARD_ARCHIVED');
  });
});

describe('sending a card', () => {
  it('names its primary holder; an archived card is not sent', () => {
    given([issued])
      .when({ type: 'SendCard', to: 'OFFICE' }, home)
      .then({ type: 'CardSent', data: { boater_id: 'b1', to: 'OFFICE' } });
    given([issued, archived]).when({ type: 'SendCard', to: 'HOLDER' }, home).thenRefused('CARD_ARCHIVED');
  });
});
