import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import {
  START,
  berth,
  byBoater,
  byMarina,
  inMarina,
  on,
  staff,
  system,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import type { BerthChoice, ReservationCommand } from './reservation-command.js';

const assign = (over: Partial<BerthChoice> = {}): ReservationCommand => ({
  type: 'AssignBerth',
  berth: { ...berth, ...over },
});

describe('assigning a berth', () => {
  it('records the berth, and who chose it', () => {
    given(byBoater.INITIATED)
      .when(assign(), staff)
      .then({ type: 'BerthAssigned', data: { label: 'A12', chosen_by: 'STAFF', skip_reason: null } });
    given(byBoater.APPROVED)
      .when({ type: 'SelectMatch', berth }, staff)
      .then({ type: 'BerthAssigned', data: { chosen_by: 'MATCH' } });
  });

  it.each([
    ['another than suggested', 'berth-b1', 'services', 'services'],
    ['another, without a reason', 'berth-b1', null, null],
    ['the suggested one', 'berth-a12', 'services', null],
    ['nothing was suggested', null, 'services', null],
  ] as const)('reason for not taking the suggested berth: %s', (_, suggested_berth_id, skip_reason, noted) => {
    given(byBoater.APPROVED)
      .when(assign({ suggested_berth_id, skip_reason }), staff)
      .then({ type: 'BerthAssigned', data: { suggested_berth_id, skip_reason: noted } });
  });

  it('is possible up to the day of arrival, with the inventory', () => {
    given(byBoater.APPROVED).when(assign(), on(START)).then({ type: 'BerthAssigned' });
    given(byBoater.APPROVED)
      .when(assign(), on(addDays(START, 1)))
      .thenRefused('RESERVATION_ARRIVAL_PASSED');
    for (const command of [assign(), { type: 'SelectMatch', berth } as const]) {
      given(byBoater.APPROVED)
        .when(command, inMarina({ permissions: {} }))
        .thenRefused('RESERVATION_FEATURE_NOT_ENABLED', { details: { feature: 'inventory' } });
    }
  });

  it('requires a confirmation for a boat below the berth’s minimum', () => {
    const long = { min_length: 9.6, min_length_confirmed: false };
    given(byBoater.APPROVED)
      .when(assign(long), staff)
      .thenRefused('RESERVATION_BERTH_MIN_LENGTH', {
        errors: [{ path: 'berth_id', code: 'min_length_berth_allocationg' }],
        details: { berth: 'A12', length: 9.5, min_length: 9.6 },
      });
    given(byBoater.APPROVED)
      .when(assign({ ...long, min_length_confirmed: true }), staff)
      .then({ type: 'BerthAssigned' });
    given(byBoater.APPROVED)
      .when(assign({ min_length: 9.5 }), staff)
      .then({ type: 'BerthAssigned' });
  });

  it('releases the previous berth, unless the plan only moved the allocation', () => {
    const berthed = [...byMarina.APPROVED, ...given(byMarina.APPROVED).when(assign(), staff).events()];
    given(berthed)
      .when(assign({ berth_id: 'berth-b1', allocation_id: 'allocation-2', label: 'B1' }), staff)
      .then(
        { type: 'BerthUnassigned', data: { allocation_id: 'allocation-1', cause: 'ANOTHER_CHOSEN' } },
        { type: 'BerthAssigned', data: { label: 'B1' } },
      );
    given(berthed)
      .when(assign({ berth_id: 'berth-b1' }), staff)
      .then({ type: 'BerthAssigned' });
    given(berthed)
      .when({ type: 'SendPrice', via: 'UPDATE', changes: { berth: null } }, staff)
      .then({ type: 'BerthUnassigned', data: { cause: 'STAFF' } });
    given(berthed)
      .when({ type: 'UnassignBerth' }, on(addDays(START, 2)))
      .then({ type: 'BerthUnassigned', data: { berth_id: 'berth-a12', cause: 'STAFF' } });
  });
});

it('changes by the plan are recorded whatever the day, unless the stay is closed', () => {
  const berthed = [...byMarina.APPROVED, ...given(byMarina.APPROVED).when(assign(), staff).events()];
  const later = on(addDays(START, 2), inMarina({ permissions: {} }, system));
  given(berthed)
    .when(assign({ berth_id: 'berth-b1' }), later)
    .then({ type: 'BerthAssigned', data: { chosen_by: 'PLAN' } });
  given(berthed)
    .when({ type: 'UnassignBerth' }, later)
    .then({ type: 'BerthUnassigned', data: { cause: 'PLAN' } });
  given(byBoater.CANCELED_BY_BOATER).when(assign(), later).thenRefused('RESERVATION_ACTION_NOT_ALLOWED');
});

it('the berth already held cannot be skipped', () => {
  const berthed = [...byMarina.APPROVED, ...given(byMarina.APPROVED).when(assign(), staff).events()];
  given(berthed)
    .when({ type: 'SkipMatch', berth_id: berth.berth_id, reason: 'services', note: null }, staff)
    .thenRefused('RESERVATION_ACTION_NOT_ALLOWED', { details: { status: 'APPROVED', action: 'SKIP_MATCH' } });
  given(berthed)
    .when({ type: 'SkipMatch', berth_id: 'berth-b1', reason: 'services', note: null }, staff)
    .then({ type: 'MatchSkipped' });
});

it('a note on the suggested berth is recorded apart from the choice of another one', () => {
  const why = { suggested_berth_id: 'berth-b1', skip_reason: 'other', skip_note: 'too windy' } as const;
  given(byBoater.APPROVED)
    .when(assign(why), staff)
    .then(
      { type: 'MatchSkipped', data: { berth_id: 'berth-b1', reason: 'other', note: 'too windy' } },
      { type: 'BerthAssigned', data: { skip_reason: 'other' } },
    );
  given(byBoater.APPROVED)
    .when(assign({ ...why, suggested_berth_id: berth.berth_id }), staff)
    .then({ type: 'BerthAssigned', data: { skip_reason: null } });
});

it('skipping a match is recorded with its reason, and the note apart', () => {
  const skipped = given(byBoater.APPROVED).when(
    { type: 'SkipMatch', berth_id: 'berth-a12', reason: 'other', note: 'Mr Moreau dislikes A' },
    staff,
  );
  skipped.then({ type: 'MatchSkipped', data: { reason: 'other', note: 'Mr Moreau dislikes A' } });
  expect(skipped.state().skipped_matches).toEqual([{ berth_id: 'berth-a12', reason: 'other' }]);
  given([...byBoater.APPROVED, ...skipped.events()])
    .when({ type: 'SkipMatch', berth_id: 'berth-a12', reason: 'services', note: null }, staff)
    .then();
  given(byBoater.APPROVED)
    .when({ type: 'SkipMatch', berth_id: 'b', reason: 'services', note: null }, on(addDays(START, 1)))
    .thenRefused('RESERVATION_ARRIVAL_PASSED');
});
