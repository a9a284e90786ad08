import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dockWalkApi } from '../../contracts/dockwalk/api.js';
import { dateOfDay } from '../../contracts/vocabulary/dates.js';
import { planRecord } from '../../services/berths/records/berth-plan-record.js';
import { lastTap } from '../../services/dockwalk/domain/walk-state.js';
import { walkRecord } from '../../services/dockwalk/records/walk-records.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { standingCode } from '../../services/reservations/domain/reservation-state.js';
import { reservationRecord } from '../../services/reservations/records/reservation-record.js';
import { berthNames, DockAndDesk, dockOrDesk } from '../fixtures/dock-and-desk.js';
import { eventsOf, type Harbour, openHarbour, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { propertyRuns } from '../fixtures/property-runs.js';

let server: MarinaServer;
beforeAll(async () => {
  server = await startHarbourServer({ now: '2027-06-01T08:00:00.000Z' });
});
afterAll(() => server.close());

const streams = () => server.app.get(StreamRepository, { strict: false });

/** Each night of each berth with the reservations that have it. */
async function nightsOf(marina: string): Promise<Map<string, string[]>> {
  const { state } = await streams().load(planRecord, marina);
  const nights = new Map<string, string[]>();
  for (const { reservation_id, segments } of state.allocations.values()) {
    for (const { berth, over, start, end } of segments) {
      for (const { facts } of [berth, ...over]) {
        for (let day = start; day < end; day += 1) {
          const night = `${facts.berth_id} ${dateOfDay(day)}`;
          nights.set(night, [...(nights.get(night) ?? []), reservation_id]);
        }
      }
    }
  }
  return nights;
}

/** Plan and reservations say the same of each stay. A boat that leaves on its first day leaves no night in the plan. */
async function expectOnePlan({ marina }: Harbour, { stays }: DockAndDesk): Promise<void> {
  const doubled = [...(await nightsOf(marina))].filter(([, holders]) => holders.length > 1);
  expect(doubled).toEqual([]);
  const { state: plan } = await streams().load(planRecord, marina);
  for (const { id } of stays) {
    const { state } = await streams().load(reservationRecord, id);
    const planned = plan.by_reservation.get(id)?.id ?? null;
    if (standingCode(state) === 'FINISHED' && planned === null) continue;
    expect(state.berth?.allocation_id ?? null).toBe(planned);
  }
}

it('any order of taps, merges and commands of the desk keeps one plan without a double night, and every tap', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(dockOrDesk, { minLength: 10, maxLength: 40 }), async (deeds) => {
      server.clock.set('2027-06-01T08:00:00.000Z');
      const harbour = await openHarbour(server, { berths: [12, 12, 12, 12] });
      const { id: session } = await server.must(dockWalkApi.start, { token: harbour.token, body: {} });
      const dock = await DockAndDesk.open(harbour, session);
      for (const deed of deeds) await dock.do(deed);
      for (const phone of [0, 1, 0, 1]) await dock.send(phone);
      await server.settled();
      await expectOnePlan(harbour, dock);

      const taps = (await eventsOf(server, `dockwalk-${session}`)).filter(
        ({ type, metadata }) =>
          (type === 'BerthChecked' || type === 'BerthNoted') && metadata.actor.id === harbour.staff.id,
      );
      const ids = taps.map(({ data }) => (data as { tap_id: string }).tap_id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(dock.taps.map(({ tap_id }) => tap_id)));
      const { state: walk } = await streams().load(walkRecord, session);
      if (!walk.exists) throw new Error('the walk is gone');
      for (const name of berthNames) {
        const last = dock.taps.findLast(({ berth, answer }) => berth === name && answer !== 'NOTE');
        const shown = lastTap(walk.berths.get(harbour.berth(name))?.taps ?? []);
        const own = dock.taps.some(({ tap_id }) => tap_id === shown?.tap_id);
        // A boat that the desk put into the berth is a tap as well.
        if (shown === null || own) expect(shown?.tap_id).toBe(last?.tap_id);
      }
    }),
    { numRuns: propertyRuns(50) },
  );
}, 300_000);
