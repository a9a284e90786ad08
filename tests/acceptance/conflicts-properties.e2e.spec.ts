import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { conflictApi } from '../../contracts/conflicts/api.js';
import { conflictKinds } from '../../contracts/conflicts/vocabulary.js';
import { planRecord } from '../../services/berths/records/berth-plan-record.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { conflictDeed, DeedsOfHarbour } from '../fixtures/conflict-deeds.js';
import { eventsOf, type Harbour, openHarbour, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { type LogOfStay, type PlainConflict, plainConflicts } from '../fixtures/plain-conflicts.js';
import { propertyRuns } from '../fixtures/property-runs.js';

let server: MarinaServer;
beforeAll(async () => {
  server = await startHarbourServer({ now: '2027-06-01T08:00:00.000Z' });
});
afterAll(() => server.close());

const vesselOf = ({ data }: { data: object }) => (data as { vessel?: { vessel_id: string | null } }).vessel?.vessel_id;

/** The conflicts that the whole log and the plan of the marina have now. */
async function computed({ marina }: Harbour, deeds: DeedsOfHarbour): Promise<PlainConflict[]> {
  const stays = await Promise.all(
    deeds.stays.map(async ({ id }): Promise<LogOfStay> => {
      const reservation = await eventsOf(server, `reservation-${id}`);
      const boat = reservation.findLast((event) => vesselOf(event) !== undefined);
      const vessel = await eventsOf(server, `vessel-${boat === undefined ? '' : vesselOf(boat)}`);
      return { id, reservation, traffic: await eventsOf(server, `traffic-${id}`), vessel };
    }),
  );
  const walk = await eventsOf(server, `dockwalk-${deeds.session_id}`);
  const { state: plan } = await server.app.get(StreamRepository, { strict: false }).load(planRecord, marina);
  const { date: today, time } = deeds.now();
  return plainConflicts({ stays, walk, plan, today, time });
}

/** The conflicts that the list shows, and their kinds. */
async function listed({ token }: Harbour) {
  const { items } = await server.must(conflictApi.list, { token });
  const conflicts = items.map(({ conflict_id, berth, start_date, end_date, others, excess }): PlainConflict => ({
    conflict_id,
    berth_id: berth.id,
    start_date,
    end_date,
    excess: excess?.metres ?? null,
    others: [...new Set(others.map(({ reservation_id, vessel }) => reservation_id ?? vessel.id ?? ''))].sort(),
  }));
  conflicts.sort((one, other) => one.conflict_id.localeCompare(other.conflict_id));
  return { conflicts, kinds: items.map(({ kind }) => kind) };
}

it('lists exactly the conflicts that are computed from the log and the plan, after everything that happens', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(conflictDeed, { minLength: 15, maxLength: 30 }), async (done) => {
      server.clock.set('2027-06-01T08:00:00.000Z');
      const harbour = await openHarbour(server, { berths: [12, 12, 12] });
      const deeds = await DeedsOfHarbour.open(harbour);
      for (const deed of done) {
        await deeds.do(deed);
        const { conflicts, kinds } = await listed(harbour);
        expect(conflicts).toEqual(await computed(harbour, deeds));
        for (const kind of kinds) seen.add(kind);
      }
    }),
    // A case takes a second, too long for the hundreds of smaller ones that would follow a failure.
    { numRuns: propertyRuns(40), endOnFailure: true },
  );
  // The plan gives a boat no second berth any more without a reason: only older logs have such conflicts.
  expect([...seen].sort()).toEqual(conflictKinds.filter((kind) => kind !== 'TWO_BERTHS').sort());
}, 300_000);
