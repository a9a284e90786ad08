import { describe, expect, it } from '@jest/globals';
import {
  beforeTerms,
  boater,
  byBoater,
  byMarina,
  continued,
  inMarina,
  offer,
  staff,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import { policyFile, refundSteps, termsInForce } from './agreed-terms.js';
import type { ReservationEvent } from './events/reservation-event.js';
import { evolve } from './evolve.js';
import { initial } from './reservation-state.js';

const stateAfter = (events: readonly ReservationEvent[]) => events.reduce(evolve, initial());
const half = [{ days_before_arrival: 3, refund_percent: 50 }];
const file = { file_id: 'f', name: 'rules.pdf' };
const later = { cancellation_policy: half, cancellation_file: file, additional_requirements: ['No grey water'] };
const refundsOf = (events: readonly ReservationEvent[]) => refundSteps(stateAfter(events), inMarina(later).marina);
const policy = boater.marina.cancellation_policy;

describe('the terms of a stay', () => {
  it.each<[string, readonly ReservationEvent[]]>([
    ['the boater accepts its price', byBoater.BOATER_ACCEPTED],
    ['it is approved', byBoater.APPROVED],
    ['the marina books it', byMarina.APPROVED],
    ['it is booked instantly', byBoater.INSTANT_BOOKING_INITIATED],
  ])('are recorded when %s', (_case, history) => {
    expect(stateAfter(history).agreed).toMatchObject({ refund_steps: policy, policy_file: null, requirements: [] });
    expect(refundsOf(history)).toEqual(policy);
    expect(policyFile(stateAfter(history), inMarina(later).marina)).toBeNull();
  });

  it.each<[string, readonly ReservationEvent[]]>([
    ['is requested', byBoater.INITIATED],
    ['is offered', byBoater.UPDATED],
    ['waits', byBoater.WAITING_LIST],
    ['was agreed before terms were recorded', beforeTerms(byBoater.APPROVED)],
  ])('are those of the settings for a stay that %s', (_case, history) => {
    expect(refundsOf(history)).toEqual(half);
    expect(policyFile(stateAfter(history), inMarina(later).marina)).toEqual(file);
  });

  it('are recorded once: an approval keeps those of the acceptance', () => {
    given(byBoater.BOATER_ACCEPTED)
      .when({ type: 'ApproveReservation', changes: {} }, inMarina(later))
      .then({ type: 'ReservationApproved' });
    const approved = continued(byBoater.BOATER_ACCEPTED, [
      { type: 'ApproveReservation', changes: {} },
      inMarina(later),
    ]);
    expect(refundsOf([...byBoater.BOATER_ACCEPTED, ...approved])).toEqual(policy);
  });

  it('of an older acceptance are recorded with the approval', () => {
    const accepted = beforeTerms(byBoater.BOATER_ACCEPTED);
    const approved = continued(accepted, [{ type: 'ApproveReservation', changes: {} }, inMarina(later)]);
    expect(stateAfter([...accepted, ...approved]).agreed).toMatchObject({ refund_steps: half, policy_file: file });
  });

  it('end with another offer, and stay with a change of the booking', () => {
    const sends = { type: 'SendPrice', via: 'UPDATE', changes: { offer, reason: 'correction' } } as const;
    const offered = continued(byBoater.BOATER_ACCEPTED, [sends, staff]);
    expect(stateAfter([...byBoater.BOATER_ACCEPTED, ...offered]).agreed).toBeUndefined();
    const changed = continued(byBoater.APPROVED, [sends, inMarina(later)]);
    expect(refundsOf([...byBoater.APPROVED, ...changed])).toEqual(policy);
  });

  it('of an instant booking have its requirements beside those of every stay, each once', () => {
    const marina = { ...inMarina(later).marina, instant_requirements: ['Arrive before 20:00', 'No grey water'] };
    expect(termsInForce(marina, 'instantly').requirements).toEqual(['No grey water', 'Arrive before 20:00']);
    expect(termsInForce(marina, 'with an approval').requirements).toEqual(['No grey water']);
  });
});
