import { describe, expect, it } from '@jest/globals';
import { nextStep, type NextStepFacts } from './next-step.js';

const NOW = { now: Date.parse('2027-07-01T10:00:00.000Z'), today: '2027-07-01' };
const later = (hours: number) => new Date(NOW.now + hours * 3_600_000).toISOString();

const base: NextStepFacts = {
  reservation_status: 'initiated',
  status_code: 'INITIATED',
  action_required: 'MARINA',
  next_move: { by: 'MARINA', deadline_at: null },
  waiting_place: null,
  payment_status: null,
  payment_standing: null,
  statuses: [],
  total_to_pay: null,
  start_date: '2027-07-12',
  end_date: '2027-07-18',
};
const ours = (deadline_at: string | null): NextStepFacts['next_move'] => ({ by: 'MARINA', deadline_at });
const theirs = (deadline_at: string | null): NextStepFacts['next_move'] => ({ by: 'BOATER', deadline_at });
const booked = { reservation_status: 'approved', status_code: 'APPROVED', action_required: null } as const;
const awaited = { reservation_status: 'waiting', status_code: 'UPDATED', action_required: 'BOATER' } as const;

describe('what happens next', () => {
  it.each<[string, Partial<NextStepFacts>, object]>([
    ['a request', {}, { word: 'nextAnswer' }],
    ['a request for tomorrow', { next_move: ours(later(47.6)) }, { word: 'nextAnswerWithin', hours: 47 }],
    ['a request of the last hour', { next_move: ours(later(0.2)) }, { word: 'nextAnswerWithin', hours: 1 }],
    [
      'a request at the limit of counted hours',
      { next_move: ours(later(72)) },
      { word: 'nextAnswerWithin', hours: 72 },
    ],
    ['a request for next month', { next_move: ours(later(500)) }, { word: 'nextAnswer' }],
    ['a request whose time is up', { next_move: ours(later(0)) }, { word: 'nextOverdue' }],
    [
      'an accepted offer',
      { reservation_status: 'pending', status_code: 'BOATER_ACCEPTED', next_move: ours(later(9)) },
      { word: 'nextApprove' },
    ],
    [
      'accepted dates without a price',
      { reservation_status: 'boater_accepted_suggested_dates', status_code: 'BOATER_ACCEPTED_SUGGESTED_DATES' },
      { word: 'nextPrice' },
    ],
    [
      'accepted dates with a price',
      {
        reservation_status: 'boater_accepted_suggested_dates',
        status_code: 'BOATER_ACCEPTED_SUGGESTED_DATES',
        total_to_pay: 90,
      },
      { word: 'nextApprove' },
    ],
    ['an offer', { ...awaited, next_move: theirs(null) }, { word: 'nextBoater' }],
    ['an offer with an end', { ...awaited, next_move: theirs(later(30)) }, { word: 'nextBoaterBy', at: later(30) }],
    ['an offer that is about to expire', { ...awaited, next_move: theirs(later(-1)) }, { word: 'nextOverdue' }],
    [
      'suggested dates',
      { ...awaited, reservation_status: 'marina_added_dates', next_move: theirs(later(5)) },
      { word: 'nextDatesBy', at: later(5) },
    ],
    [
      'an unpaid instant booking',
      { ...awaited, reservation_status: 'instant_booking_initiated', next_move: theirs(null) },
      { word: 'nextPay' },
    ],
    [
      'the waiting list',
      { reservation_status: 'waiting_list', status_code: 'WAITING_LIST' },
      { word: 'nextFindBerth' },
    ],
    [
      'the waiting list, with a place in it',
      { reservation_status: 'waiting_list', status_code: 'WAITING_LIST', waiting_place: 2 },
      { word: 'nextInLine', place: 2 },
    ],
    [
      'an approval with a deposit due',
      { ...booked, action_required: 'BOATER', next_move: theirs(later(40)) },
      { word: 'nextPayBy', at: later(40) },
    ],
    ['a booking to come', booked, { word: 'nextArrives', on: '2027-07-12' }],
    ['a paid booking to come', { ...booked, payment_status: 'succeeded' }, { word: 'nextPaid' }],
    [
      'a boat that is here',
      { ...booked, payment_status: 'succeeded', start_date: '2027-07-01' },
      { word: 'nextLeaves', on: '2027-07-18' },
    ],
    [
      'a boat that is still there after its stay',
      { ...booked, start_date: '2027-06-01', end_date: '2027-06-30' },
      { word: 'nextStillHere' },
    ],
    ['a finished stay', { reservation_status: 'finished', action_required: null }, { word: 'nextOver' }],
    ['our cancellation', { reservation_status: 'canceled_by_marina' }, { word: 'nextCancelledByUs' }],
    ["the boater's cancellation", { reservation_status: 'canceled_by_boater' }, { word: 'nextCancelledByBoater' }],
    ['a refund', { reservation_status: 'canceled_by_boater', payment_standing: 'refunded' }, { word: 'nextRefunded' }],
    [
      'a refund of a part',
      { reservation_status: 'canceled_by_marina', payment_standing: 'partially_refunded' },
      { word: 'nextPartlyRefunded' },
    ],
    [
      'a booking of which a part is paid',
      { ...booked, payment_standing: 'part_paid' },
      { word: 'nextArrives', on: '2027-07-12' },
    ],
    ['our silence', { reservation_status: 'expired_no_marina_response' }, { word: 'nextNotAnsweredByUs' }],
    ["the boater's silence", { reservation_status: 'expired_no_boater_response' }, { word: 'nextNotAnsweredByBoater' }],
    ['no money', { reservation_status: 'payment_expired' }, { word: 'nextNotPaid' }],
    ['nobody named to move', { reservation_status: 'updated', action_required: null }, { word: 'nextNothing' }],
    ['no status', { reservation_status: '-', action_required: null }, { word: 'nextNothing' }],
  ])('%s', (_name, facts, step) => {
    expect(nextStep({ ...base, ...facts }, NOW)).toEqual(step);
  });
});
