import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import type { Projection } from '../../platform/consuming/projection.js';
import { applyEvent, type WorkingDocument } from '../../platform/consuming/working-document.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { suspicionsOf } from '../domain/conflicts-of-stay.js';
import type { WatchedStay } from '../domain/watched-stay.js';
import { asStay, watchedStays } from './watched-stays.js';

interface Said {
  readonly stream: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

const at = '2027-06-01T10:00:00.000Z';
const STAYS = ['r1', 'r2', 'r3'];
const BOATS = ['v1', 'v2'];
const DAYS = ['2027-06-10', '2027-06-12', '2027-06-14', '2027-06-16'] as const;
const stayOf = fc.constantFrom(...STAYS);
const boatOf = fc.constantFrom(...BOATS);
const beam = fc.constantFrom(3, 3.5, 4);
const berth = fc.constantFrom('b1', 'b2');
const day = fc.constantFrom(...DAYS);
const sizes = (wide: number) => ({ length: 10, beam: wide, draft: 2 });

const ofStay = (type: string, data: Record<string, unknown> = {}) =>
  stayOf.map((id): Said => ({ stream: `reservation-${id}`, type, data: { ...data, at } }));
const ofTraffic = (type: string, data: Record<string, unknown> = {}) =>
  stayOf.map((id): Said => ({ stream: `traffic-${id}`, type, data: { reservation_id: id, at, ...data } }));

/** Anything that may happen to three stays of two boats, in any order. */
const anything = fc.oneof(
  ofStay('ReservationApproved'),
  ofStay('ReservationCanceledByMarina'),
  fc.tuple(day, day).chain(([start_date, end_date]) => ofStay('StayDatesChanged', { start_date, end_date })),
  ofTraffic('DepartureNoticeWithdrawn'),
  fc
    .tuple(boatOf, beam)
    .chain(([vessel_id, wide]) =>
      ofStay('ReservationVesselChanged', { vessel: { vessel_id, ...sizes(wide) }, vessel_name: 'Fram' }),
    ),
  berth.chain((berth_id) => ofStay('BerthAssigned', { berth_id, label: berth_id })),
  fc.constantFrom(undefined, 'BERTH_CHANGED', 'ABSENCE_WITHDRAWN').chain((reason) =>
    ofStay('BerthUnassigned', {
      berth_id: 'b1',
      ...(reason === undefined ? {} : { lost: { reason, from_date: DAYS[0] } }),
    }),
  ),
  ofTraffic('VesselArrived', { on: DAYS[0] }),
  ofTraffic('VesselArrivalUndone'),
  ofTraffic('VesselDeparted', { on: DAYS[0] }),
  ofTraffic('VesselDepartureUndone'),
  berth.chain((berth_id) => ofTraffic('VesselMoored', { berth_id, label: berth_id })),
  day.chain((expected_on) => ofTraffic('DepartureDelayed', { expected_on, expected_time: '14:00' })),
  fc
    .tuple(boatOf, beam)
    .map(([id, wide]): Said => ({ stream: `vessel-${id}`, type: 'VesselChanged', data: { build: sizes(wide) } })),
);

const openings = STAYS.map((id, index): Said => {
  const dates = { start_date: DAYS[0], end_date: DAYS[2] };
  const vessel = { vessel_id: BOATS[index % 2], ...sizes(3) };
  const ids = { reservation_id: id, view_id: id, marina_id: 'm', boater_id: 'p', customer_type: 'VISITOR' };
  return {
    stream: `reservation-${id}`,
    type: 'ReservationCreatedByMarina',
    data: { ...ids, ...dates, vessel, vessel_name: 'Fram', at },
  };
});
const registrations = BOATS.map((id): Said => ({
  stream: `vessel-${id}`,
  type: 'VesselRegistered',
  data: { build: sizes(3) },
}));

/** The documents after a log, by the projector's own machinery. */
function projected(log: readonly Said[]): ReadonlyMap<string, WatchedStay> {
  const documents = new Map<string, WorkingDocument>();
  log.forEach(({ stream, type, data }, position) => {
    const metadata = { recorded_at: at, actor: { kind: 'staff', id: 's', name: 'Jonas' }, marina_id: 'm' };
    const event = { id: `${position}`, stream, type, data, position, revision: 0, metadata } as unknown as LoggedEvent;
    const projection = watchedStays as unknown as Projection;
    applyEvent(projection, event, projection.documentIds(event), documents, false);
  });
  const stays = STAYS.map((id) => [id, asStay(documents.get(id)?.document)] as const);
  return new Map(
    stays.flatMap(([id, stay]) => (stay === undefined ? [] : [[id, stay as unknown as WatchedStay] as const])),
  );
}

/** The newest event of some types about one stay or boat. */
function last(log: readonly Said[], stream: string, types: readonly string[]): Said | undefined {
  return log.findLast((said) => said.stream === stream && types.includes(said.type));
}

/** The kinds of conflict that a stay may have, worked out from the whole log without any state. */
function naive(log: readonly Said[], id: string, today: string): string[] {
  const [stay, traffic] = [`reservation-${id}`, `traffic-${id}`];
  const booked =
    last(log, stay, ['ReservationApproved', 'ReservationCanceledByMarina'])?.type === 'ReservationApproved';
  const arrivedAt = last(log, traffic, ['VesselArrived', 'VesselArrivalUndone']);
  const arrived = arrivedAt?.type === 'VesselArrived';
  const gone = last(log, traffic, ['VesselDeparted', 'VesselDepartureUndone'])?.type === 'VesselDeparted';
  const mooring = last(log, traffic, ['VesselMoored', 'VesselArrivalUndone']);
  const moored = mooring?.type === 'VesselMoored';
  const dates = last(log, stay, ['ReservationCreatedByMarina', 'StayDatesChanged'])?.data ?? {};
  const end = String(dates['end_date']);
  const berthing = last(log, stay, ['BerthAssigned', 'BerthUnassigned']);
  const cancelled = last(log, stay, ['ReservationCanceledByMarina']);
  const lostAt = berthing?.data['lost'] as { reason: string } | undefined;
  const forgotten = cancelled !== undefined && berthing !== undefined && log.indexOf(cancelled) > log.indexOf(berthing);
  const given = last(log, traffic, ['DepartureDelayed', 'DepartureNoticeWithdrawn']);
  const notice = given?.type === 'DepartureDelayed' ? given : undefined;
  const newDates = last(log, stay, ['StayDatesChanged']);
  const noticed = notice !== undefined && (newDates === undefined || log.indexOf(notice) > log.indexOf(newDates));
  const waits = noticed && notice.data['expected_on'] === today;
  const boat = last(log, stay, ['ReservationCreatedByMarina', 'ReservationVesselChanged'])?.data['vessel'] as {
    vessel_id: string;
    beam: number;
  };
  const card = last(log, `vessel-${boat.vessel_id}`, ['VesselRegistered', 'VesselChanged'])?.data['build'] as {
    beam: number;
  };
  if (!booked || gone) return [];
  const held = berthing?.type === 'BerthAssigned';
  const kinds: string[] = [];
  if (arrived && (moored || held) && (end < today || (end === today && !waits))) kinds.push('LATE_DEPARTURE');
  if (held && end > today && card.beam > boat.beam) kinds.push('BOAT_TOO_LARGE');
  if (arrived && moored && end > today) kinds.push('BERTH_TAKEN');
  if (lostAt !== undefined && !forgotten && end > today) {
    kinds.push(lostAt.reason === 'ABSENCE_WITHDRAWN' ? 'RESIDENT_HOME' : 'BERTH_OUT_OF_SERVICE');
  }
  return kinds;
}

describe('the read model of conflicts', () => {
  it('has what the log says about every stay, whatever happened in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 40 }), day, (events, today) => {
        const log = [...registrations, ...openings, ...events];
        const stays = projected(log);
        for (const id of STAYS) {
          const stay = stays.get(id)!;
          const kinds = suspicionsOf(stay, { today, time: '12:30' }).map(({ kind }) => kind);
          expect(kinds).toEqual(naive(log, id, today));
          // A list reads watched stays only.
          if (kinds.length > 0) expect(stay.watched).toBe(true);
        }
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});
