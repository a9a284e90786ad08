import { describe, expect, it } from '@jest/globals';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import {
  historyOf,
  inMarina,
  offer,
  on,
  opening,
  paying,
  system,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import { boaterPayment } from '../lookups/payment-block.js';
import { shownInstalments } from '../lookups/shown-instalments.js';
import { mailOfEvent } from '../mail/mail-of-event.js';
import { deadlineOf } from '../projections/deadlines.js';
import type { PricedOffer } from './events/event-shapes.js';
import type { ReservationEvent } from './events/reservation-event.js';
import { evolve } from './evolve.js';
import { appliedPrice, instalmentsOfStay, nextContractStep } from './instalments.js';
import { partOf } from './payment-part.js';
import { initial, outstanding, standingCode } from './reservation-state.js';

/** Four months from 10 July at 1.00 a night: 123.00 in four monthly instalments of 30.75. */
const stay = { start_date: '2027-07-10', end_date: '2027-11-10' };
const contract = { contract_id: 'c-1', contract_name: 'Summer', instalments: 'MONTHLY' as const };
const noLimits = inMarina({ max_nights: null, max_days_in_advance: null });
const withDeposit = (price: PricedOffer): PricedOffer => ({
  offer: { ...price.offer, deposit: { type: 'PERCENTAGE', amount: 50 } },
  breakdown: { ...price.breakdown, deposit: price.breakdown.total / 2 },
});
const open = (
  method: 'ONLINE' | 'IN_MARINA',
  more: object = {},
  deposit: OfferTerms['deposit'] = { type: 'NONE', amount: null },
): ReservationEvent[] =>
  historyOf([
    {
      type: 'CreateByMarina',
      action: 'APPROVE',
      opening: { ...opening, ...stay, ...contract, ...more },
      offer: { ...offer, method, price_per_night: 1_00, deposit },
      internal_note: null,
    },
    noLimits,
  ]);
const online = open('ONLINE');
const follow = { type: 'FollowContract' } as const;
const pay = (amount: number, reference: string): ReservationEvent => ({
  type: 'PaymentReceived',
  data: { amount, provider_reference: reference, at: '2027-06-01T11:00:00.000Z' },
});
const stateOf = (events: readonly ReservationEvent[]) => events.reduce(evolve, initial());

describe('a stay on a contract with instalments', () => {
  it('asks for the first instalment with the approval, and not for the whole price', () => {
    expect(outstanding(stateOf(online))).toBe(30_75);
    expect(standingCode(stateOf(online))).toBe('APPROVED');
  });

  it('has no deposit: the first instalment is due first, in the mail as well', () => {
    const deposit = { type: 'PERCENTAGE', amount: 50 } as const;
    const events = open('ONLINE', {}, deposit);
    const state = stateOf(events);
    expect(state.price).toMatchObject({ offer: { deposit: { type: 'NONE' } }, breakdown: { deposit: 0 } });
    expect(outstanding(state)).toBe(instalmentsOfStay(state, stay.start_date)[0]!.amount);
    const mail = mailOfEvent(events.at(-1)!, paying, state);
    expect(mail).toMatchObject({
      kind: 'approved_due',
      due: { amount: 30_75, for: 'INSTALMENT' },
      first_instalment: 30_75,
    });
    expect(mail).not.toHaveProperty('deposit');
    expect(outstanding(stateOf(open('IN_MARINA', {}, deposit)))).toBe(0);
  });

  it('keeps a deposit where the price of the contract is paid at once', () => {
    const once = stateOf(open('ONLINE', { instalments: 'ONCE' }, { type: 'PERCENTAGE', amount: 50 }));
    expect([outstanding(once), once.price?.breakdown.deposit]).toEqual([61_50, 61_50]);
  });

  it('shows an offer with a deposit, made before, with its first instalment only', () => {
    const price = withDeposit(stateOf(online).price!);
    const state = { ...stateOf(online), price };
    expect(appliedPrice(state, price)).toMatchObject({
      offer: { deposit: { type: 'NONE' } },
      breakdown: { deposit: 0 },
    });
    expect(boaterPayment(state, { ...paying, currency: 'EUR' })).toMatchObject({
      deposit: { type: 'NONE' },
      deposit_to_pay: 0,
      due_amount: 30.75,
    });
  });

  it('is approved at the price that the boater accepted while it still had a deposit', () => {
    const opened = { ...opening, ...stay, ...contract };
    const terms = { ...offer, method: 'ONLINE' as const, price_per_night: 1_00 };
    const asked = historyOf([
      { type: 'RequestReservation', opening: opened },
      { ...noLimits, actor: 'boater' },
    ]);
    const sent = [
      ...asked,
      ...given(asked)
        .when({ type: 'SendPrice', via: 'UPDATE', changes: { offer: terms } }, noLimits)
        .events(),
    ];
    const older = sent.map((event) =>
      event.type === 'PriceSent' ? { ...event, data: { ...event.data, price: withDeposit(event.data.price) } } : event,
    );
    const accepted = [
      ...older,
      ...given(older)
        .when({ type: 'AcceptPrice' }, { ...noLimits, actor: 'boater' })
        .events(),
    ];
    given(accepted)
      .when({ type: 'ApproveReservation', changes: {} }, noLimits)
      .then({ type: 'ReservationApproved', data: { due: { amount: 30_75 } } });
  });

  it('shows the first instalment with the day by which it must be paid, and the others with theirs', () => {
    const state = stateOf(online);
    const days = shownInstalments(state, '2027-06-01', 'Europe/Paris').map(({ due_on }) => due_on);
    expect(days).toEqual(['2027-06-02', '2027-08-10', '2027-09-10', '2027-10-10']);
    const paid = stateOf([...online, pay(30_75, 'p1')]);
    expect(shownInstalments(paid, '2027-06-01', 'Europe/Paris')[0]).toMatchObject({
      due_on: '2027-07-10',
      standing: 'paid',
    });
  });

  it('names a payment of a part an instalment', () => {
    expect(partOf(stateOf(online), 30_75)).toBe('INSTALMENT');
    expect(partOf(stateOf(online), 123_00)).toBe('PAYMENT');
  });

  it('asks for nothing online where the price is paid at the marina', () => {
    expect(outstanding(stateOf(open('IN_MARINA')))).toBe(0);
  });

  it('requests the second instalment fourteen days before it is due, and not a day earlier', () => {
    const paid = [...online, pay(30_75, 'p1')];
    given(paid).when(follow, on('2027-07-26', system)).thenRefused('RESERVATION_PAYMENT_NOT_DUE');
    const requested = given(paid).when(follow, on('2027-07-27', system));
    requested.then({
      type: 'InstalmentRequested',
      data: { number: 2, of: 4, amount: 30_75, open: 30_75, due_on: '2027-08-10', due: { amount: 61_50 } },
    });
    expect(outstanding(requested.state())).toBe(30_75);
    expect(requested.state().deadline).toBeNull();
  });

  it('requests no more than is open where the boater paid ahead', () => {
    const requested = given([...online, pay(123_00, 'p1')]).when(follow, on('2027-07-27', system));
    requested.then({ type: 'InstalmentRequested', data: { number: 2, open: 0 } });
    expect(outstanding(requested.state())).toBe(0);
    expect(mailOfEvent(requested.events()[0]!, paying, requested.state())).toBeNull();
  });

  it('reminds once of an instalment that is unpaid a week after its day', () => {
    const events = [...online, pay(30_75, 'p1')];
    const second = [...events, ...given(events).when(follow, on('2027-07-27', system)).events()];
    given(second).when(follow, on('2027-08-16', system)).thenRefused('RESERVATION_PAYMENT_NOT_DUE');
    const reminded = given(second).when(follow, on('2027-08-17', system));
    reminded.then({ type: 'InstalmentReminded', data: { number: 2, open: 30_75, due_on: '2027-08-10' } });
    expect(nextContractStep(reminded.state())).toEqual({ kind: 'request', number: 3, on: '2027-08-27' });
    expect(mailOfEvent(reminded.events()[0]!, paying, reminded.state())).toMatchObject({ kind: 'instalment_reminder' });
  });

  it('asks for the later instalments although the first one was waived', () => {
    const waived = [...online, ...given(online).when({ type: 'WaiveDeposit', reason: null }, noLimits).events()];
    expect(outstanding(stateOf(waived))).toBe(0);
    const requested = given(waived).when(follow, on('2027-07-27', system));
    expect(outstanding(requested.state())).toBe(61_50);
    expect(mailOfEvent(requested.events()[0]!, paying, requested.state())).toMatchObject({ due: { amount: 61_50 } });
  });

  it('does not remind of an instalment that was paid in time', () => {
    const events = [...online, pay(30_75, 'p1')];
    const second = [...events, ...given(events).when(follow, on('2027-07-27', system)).events(), pay(30_75, 'p2')];
    expect(nextContractStep(stateOf(second))).toMatchObject({ kind: 'request', number: 3 });
  });

  it('takes every step until its end, and then finishes', () => {
    let events: ReservationEvent[] = open('IN_MARINA');
    const steps: string[] = [];
    for (let step = nextContractStep(stateOf(events)); step !== null; step = nextContractStep(stateOf(events))) {
      steps.push(`${step.on} ${step.kind}`);
      events = [...events, ...given(events).when(follow, on(step.on, system)).events()];
    }
    expect(steps).toEqual([
      '2027-07-17 remind',
      '2027-07-27 request',
      '2027-08-17 remind',
      '2027-08-27 request',
      '2027-09-17 remind',
      '2027-09-26 request',
      '2027-09-30 announce',
      '2027-10-17 remind',
    ]);
    expect(deadlineOf(stateOf(events))).toMatchObject({ kind: 'finish', due_date: stay.end_date });
  });

  it('shows each instalment as paid, overdue, due or upcoming, and the money in the order of the days', () => {
    const events = [...online, pay(40_00, 'p1')];
    const standing = (today: string) => instalmentsOfStay(stateOf(events), today).map((one) => one.standing);
    expect(standing('2027-07-10')).toEqual(['paid', 'upcoming', 'upcoming', 'upcoming']);
    expect(standing('2027-08-11')).toEqual(['paid', 'overdue', 'upcoming', 'upcoming']);
    expect(instalmentsOfStay(stateOf(events), '2027-07-10').map(({ open: left }) => left)).toEqual([
      0, 21_50, 30_75, 30_75,
    ]);
  });

  it('is paid at once where the contract says so', () => {
    const once = open('ONLINE', { instalments: 'ONCE' });
    expect(outstanding(stateOf(once))).toBe(123_00);
    expect(instalmentsOfStay(stateOf(once), stay.start_date)).toEqual([]);
  });
});

describe('a stay without a contract', () => {
  it('has no steps', () => {
    const plain = open('ONLINE', { contract_id: null, contract_name: null, instalments: undefined });
    expect(nextContractStep(stateOf(plain))).toBeNull();
    given(plain)
      .when(follow, on(addDays(stay.end_date, -1), system))
      .thenRefused('RESERVATION_PAYMENT_NOT_DUE');
  });
});
