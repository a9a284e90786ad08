import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import {
  boater,
  byBoater,
  byMarina,
  continued,
  inMarina,
  offer,
  offerWithDeposit,
  on,
  paying,
  staff,
  START,
  type Step,
  system,
  TODAY,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import { mailOfEvent } from '../mail/mail-of-event.js';
import type { ReservationEvent } from './events/reservation-event.js';
import { evolve } from './evolve.js';
import { heldAmount, initial, outstanding, standingCode } from './reservation-state.js';

const stateAfter = (events: readonly ReservationEvent[]) => events.reduce(evolve, initial());
const stricter = {
  cancellation_policy: [{ days_before_arrival: 30, refund_percent: 100 }],
  additional_requirements: ['No grey water'],
};
const dearer = { ...offer, price_per_night: 60_00 };
const cheaper = { ...offer, price_per_night: 5_00 };
const rulesOnly = (): Step => [{ type: 'OfferTerms', offer: null }, inMarina(stricter)];
const confirmed = { type: 'AcceptTerms' as const, confirmed_requirements: ['No grey water'] };
const after = (history: readonly ReservationEvent[], ...steps: readonly Step[]) => [
  ...history,
  ...continued(history, ...steps),
];
const ANSWER_BY = '2027-06-03T10:00:00.000Z';

describe("the offer of today's terms", () => {
  it('has the price and the rules of the day, and 48 hours', () => {
    given(byBoater.APPROVED)
      .when({ type: 'OfferTerms', offer: dearer }, inMarina(stricter))
      .then({
        type: 'TermsOffered',
        data: {
          price: { breakdown: { total: 420_00 } },
          terms: { refund_steps: stricter.cancellation_policy, requirements: ['No grey water'] },
          answer_by: ANSWER_BY,
        },
      });
    const eve = addDays(START, -1);
    given(byBoater.APPROVED)
      .when({ type: 'OfferTerms', offer: dearer }, on(eve))
      .then({ type: 'TermsOffered', data: { answer_by: `${START}T23:59:59.000Z` } });
  });

  it('changes nothing of the booking while it is open', () => {
    const [before, offered] = [
      stateAfter(byBoater.APPROVED),
      stateAfter(after(byBoater.APPROVED, [{ type: 'OfferTerms', offer: dearer }, inMarina(stricter)])),
    ];
    const { terms_offer, ...rest } = offered;
    expect(rest).toEqual(before);
    expect(terms_offer).toMatchObject({ answer_by: ANSWER_BY });
  });

  it('is refused where nothing differs, while one is open, and once the boat has come', () => {
    const same = given(byBoater.APPROVED);
    same.when({ type: 'OfferTerms', offer }, staff).thenRefused('RESERVATION_TERMS_SAME');
    same.when({ type: 'OfferTerms', offer: null }, staff).thenRefused('RESERVATION_TERMS_SAME');
    given(after(byBoater.APPROVED, [{ type: 'OfferTerms', offer: dearer }, staff]))
      .when({ type: 'OfferTerms', offer: cheaper }, staff)
      .thenRefused('RESERVATION_TERMS_OFFER_RUNNING', { details: { deadline: ANSWER_BY } });
    same.when({ type: 'OfferTerms', offer: dearer }, on(addDays(START, 1))).thenRefused('RESERVATION_ARRIVAL_PASSED');
    same.when({ type: 'OfferTerms', offer: dearer }, boater).thenRefused('FORBIDDEN');
  });

  it('can be for the rules alone, where the list has no price', () => {
    const offered = after(byBoater.APPROVED, rulesOnly());
    expect(stateAfter(offered).terms_offer?.price).toEqual(stateAfter(byBoater.APPROVED).price);
    given(offered)
      .when(confirmed, boater)
      .then({ type: 'TermsAccepted' }, { type: 'RequirementsConfirmed', data: { requirements: ['No grey water'] } });
  });
});

describe('accepting them', () => {
  it('gives the stay price, rules and moment of the acceptance; the rest is due as after any other change', () => {
    const offered = after(byBoater.APPROVED, [{ type: 'OfferTerms', offer: dearer }, inMarina(stricter)]);
    const accepted = given(offered).when(confirmed, on(addDays(TODAY, 1), boater));
    accepted.then(
      { type: 'TermsAccepted' },
      { type: 'RequirementsConfirmed' },
      { type: 'OfferChanged', data: { price: { breakdown: { total: 420_00 } }, due: null, untold: true } },
    );
    const state = accepted.state();
    expect(state.agreed).toEqual({
      refund_steps: stricter.cancellation_policy,
      policy_file: null,
      requirements: ['No grey water'],
      at: '2027-06-02T10:00:00.000Z',
    });
    expect([state.price?.breakdown.total, state.accepted_price?.breakdown.total]).toEqual([420_00, 420_00]);
    expect([standingCode(state), state.terms_offer]).toEqual(['APPROVED', undefined]);
  });

  it('gives back what was paid beyond the new price, the way it came, and asks a higher deposit without a deadline', () => {
    const paid = byBoater['APPROVED+PAID'];
    const less = given(
      after(paid, [{ type: 'OfferTerms', offer: { ...offerWithDeposit, price_per_night: 5_00 } }, staff]),
    );
    less
      .when({ type: 'AcceptTerms' }, boater)
      .then({ type: 'TermsAccepted' }, { type: 'RefundRequested', data: { amount: 35_00 } }, { type: 'OfferChanged' });
    const more = after(paid, [{ type: 'OfferTerms', offer: { ...offerWithDeposit, price_per_night: 100_00 } }, staff]);
    const state = given(more).when({ type: 'AcceptTerms' }, boater).state();
    expect([heldAmount(state), outstanding(state), state.deadline]).toEqual([70_00, 70_00, null]);
  });

  it('needs each new text confirmed, and ends with the time to answer', () => {
    const offered = after(byBoater.APPROVED, rulesOnly());
    given(offered)
      .when({ type: 'AcceptTerms' }, boater)
      .thenRefused('RESERVATION_REQUIREMENTS_UNCONFIRMED', { details: { missing: ['No grey water'] } });
    given(offered)
      .when(confirmed, on(addDays(TODAY, 2), boater))
      .thenRefused('RESERVATION_DEADLINE_PASSED', { details: { deadline: ANSWER_BY } });
    given(byBoater.APPROVED).when(confirmed, boater).thenRefused('RESERVATION_NO_TERMS_OFFER');
    given(offered).when(confirmed, staff).thenRefused('FORBIDDEN');
  });

  it('leaves an instant booking one that the marina has approved, because a balance can be due', () => {
    const offered = after(byBoater.INSTANT_BOOK, [{ type: 'OfferTerms', offer: dearer }, staff]);
    expect(standingCode(given(offered).when({ type: 'AcceptTerms' }, boater).state())).toBe('APPROVED');
  });
});

describe('an offer of terms that is not accepted', () => {
  const offered = after(byMarina.APPROVED, [{ type: 'OfferTerms', offer: dearer }, staff]);
  const [before, { terms_offer: _, ...open }] = [stateAfter(byMarina.APPROVED), stateAfter(offered)];

  it.each<[string, Step, string]>([
    ['is declined', [{ type: 'DeclineTerms' }, boater], 'TermsDeclined'],
    ['expires', [{ type: 'ExpireTermsOffer' }, on(addDays(TODAY, 2), system)], 'TermsOfferExpired'],
    ['is withdrawn', [{ type: 'WithdrawTermsOffer' }, staff], 'TermsOfferWithdrawn'],
  ])('%s: the stay is as agreed', (_case, [command, at], type) => {
    const ended = given(offered).when(command, at);
    ended.then({ type });
    expect(ended.state()).toEqual(before);
    expect(open).toEqual(before);
  });

  it('does not expire before its time', () => {
    given(offered).when({ type: 'ExpireTermsOffer' }, system).thenRefused('RESERVATION_NOT_YET_EXPIRED');
  });

  it.each<[string, Step]>([
    [
      'other dates',
      [
        {
          type: 'SendPrice',
          via: 'UPDATE',
          changes: { dates: { start_date: START, end_date: addDays(START, 5) }, reason: 'works' },
        },
        staff,
      ],
    ],
    ['another price', [{ type: 'SendPrice', via: 'UPDATE', changes: { offer: cheaper, reason: 'works' } }, staff]],
    ['a cancellation', [{ type: 'CancelByMarina', reason: 'full', message: null }, staff]],
    ['a cancellation by the boater', [{ type: 'CancelByBoater', message: null }, boater]],
  ])('ends with %s', (_case, step) => {
    expect(stateAfter(after(offered, step)).terms_offer).toBeUndefined();
  });
});

describe('the mails about an offer of terms', () => {
  it('compare both prices, and say what is due after the acceptance', () => {
    const offered = continued(byBoater.APPROVED, [{ type: 'OfferTerms', offer: dearer }, staff]);
    const [before, open] = [stateAfter(byBoater.APPROVED), stateAfter([...byBoater.APPROVED, ...offered])];
    expect(offered.map((event) => mailOfEvent(event, paying, open, before))).toMatchObject([
      {
        kind: 'terms_offer',
        total: 420_00,
        price_before: { breakdown: { total: 350_00 } },
        price: { breakdown: { total: 420_00 } },
        answer_by: ANSWER_BY,
      },
    ]);
    const accepted = continued([...byBoater.APPROVED, ...offered], [{ type: 'AcceptTerms' }, boater]);
    const now = stateAfter([...byBoater.APPROVED, ...offered, ...accepted]);
    // One mail: the change of the price has none of its own.
    expect(accepted.flatMap((event) => mailOfEvent(event, paying, now, open) ?? [])).toMatchObject([
      { kind: 'terms_accepted', total: 420_00, price_before: { breakdown: { total: 350_00 } } },
    ]);
  });
});
