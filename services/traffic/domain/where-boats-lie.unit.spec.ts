import { describe, expect, it } from '@jest/globals';
import {
  isStillThere,
  type RecordedStay,
  type ReportedAbsence,
  seenGone,
  type Sightings,
  strangersIn,
} from './where-boats-lie.js';

const dayOf = (instant: string) => instant.slice(0, 10);
const TODAY = '2027-06-04';
const boat = { vessel_id: 'duende', reservation_id: null };
const sighted = (at: string, seen: { vessel_id: string | null; reservation_id: string | null } | null): Sightings =>
  new Map([['c17', { marina_id: 'm', berth_id: 'c17', at: `${at}:00.000Z`, by: 'Marta', boat: seen }]]);
const nothing: Sightings = new Map();

describe('a resident whose absence has begun', () => {
  const absence: ReportedAbsence = {
    vessel_id: 'duende',
    berth_id: 'c17',
    start_date: TODAY,
    end_date: '2027-06-12',
    departed_at: null,
  };
  const left = { ...absence, departed_at: '2027-06-04T09:00:00.000Z' };

  it.each([
    ['on its first day, seen by nobody', absence, TODAY, nothing, true],
    ['on its second day, seen by nobody', absence, '2027-06-05', nothing, false],
    ['before it begins', absence, '2027-06-03', nothing, false],
    ['when it is over', absence, '2027-06-12', nothing, false],
    ['once its departure is confirmed', left, TODAY, nothing, false],
    ['once its berth was seen empty', absence, TODAY, sighted('2027-06-04T08:00', null), false],
    [
      'once another boat was seen in its berth',
      absence,
      TODAY,
      sighted('2027-06-04T08:00', { ...boat, vessel_id: 'ondina' }),
      false,
    ],
    ['when its berth was seen empty on the day before', absence, TODAY, sighted('2027-06-03T08:00', null), true],
    ['when it was seen at home days later', absence, '2027-06-06', sighted('2027-06-06T08:00', boat), true],
    ['when it was seen before it left', left, TODAY, sighted('2027-06-04T08:00', boat), false],
    ['when it was seen after it had left', left, TODAY, sighted('2027-06-04T10:00', boat), true],
  ])('%s', (_, reported, today, sightings, there) => {
    expect(isStillThere(reported, today, sightings, dayOf)).toBe(there);
  });
});

describe('a boat whose stay is over', () => {
  const ondina = { berth_id: 'c17', vessel_id: null, reservation_id: 'stay' };
  it.each([
    ['was seen by nobody', nothing, null],
    ['has gone from its berth', sighted('2027-06-04T17:40', null), { at: '2027-06-04T17:40:00.000Z', by: 'Marta' }],
    ['was away for a day before its last one', sighted('2027-06-03T17:40', null), null],
    ['was seen itself', sighted('2027-06-04T17:40', { vessel_id: null, reservation_id: 'stay' }), null],
  ])('%s', (_, sightings, gone) => {
    expect(seenGone(ondina, TODAY, sightings, dayOf)).toEqual(gone);
  });
});

describe('a boat that nobody expected', () => {
  const UNNAMED = { vessel_id: null, reservation_id: null };
  const KESTREL = { vessel_id: 'kestrel', reservation_id: null };
  const found = (berth_id: string, hour: string, seen: typeof UNNAMED | typeof KESTREL | null, stranger = true) => ({
    marina_id: 'm',
    berth_id,
    at: `2027-06-04T${hour}:00:00.000Z`,
    by: 'Marta',
    boat: seen,
    ...(seen !== null && stranger ? { stranger: { name: null } } : {}),
  });
  const at = (hour: string) => `2027-06-04T${hour}:00:00.000Z`;
  const stay = (more: Partial<RecordedStay>): RecordedStay => ({
    berth_id: 'c17',
    reservation_id: 'stay',
    vessel_id: 'ondina',
    arrived_at: at('08'),
    departed_at: null,
    ...more,
  });
  it.each<[string, ReturnType<typeof found>[], RecordedStay[], string[]]>([
    ['is where it was seen, without a name', [found('c17', '10', UNNAMED)], [], ['c17']],
    ['is where it was seen, with a name', [found('c17', '10', KESTREL)], [], ['c17']],
    ['is no longer one once record or plan have it there', [found('c17', '10', KESTREL, false)], [], []],
    ['is not in a berth that was seen empty', [found('c17', '10', null)], [], []],
    ['stays although another boat came before it was seen', [found('c17', '10', UNNAMED)], [stay({})], ['c17']],
    ['made way for a boat that came later', [found('c17', '10', UNNAMED)], [stay({ arrived_at: at('11') })], []],
    [
      'has left by its own record',
      [found('c17', '10', KESTREL)],
      [stay({ berth_id: 'c2', vessel_id: 'kestrel', departed_at: at('12') })],
      [],
    ],
    ['was seen elsewhere since', [found('c17', '10', KESTREL), found('c18', '11', KESTREL)], [], ['c18']],
    ['is not any other without a name', [found('c17', '10', UNNAMED), found('c18', '11', UNNAMED)], [], ['c17', 'c18']],
  ])('%s', (_, seen, stays, berths) => {
    const sightings: Sightings = new Map(seen.map((one) => [one.berth_id, one]));
    expect(strangersIn(sightings, stays).map(({ berth_id }) => berth_id)).toEqual(berths);
  });
});
