import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { absenceApi } from '../../contracts/absences/api.js';
import { availabilityApi, harbourMapApi } from '../../contracts/berths/api.js';
import { FindBoatsInTheWay } from '../../contracts/berths/queries.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { dashboardApi } from '../../contracts/dashboard/api.js';
import { dockWalkApi } from '../../contracts/dockwalk/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { QueryBus } from '../../services/platform/buses/buses.js';
import { DockWalker } from '../fixtures/dock-walker.js';
import { type Asked, type Harbour, openHarbour, PETREL, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { propertyRuns } from '../fixtures/property-runs.js';

let server: MarinaServer;
beforeAll(async () => {
  server = await startHarbourServer({ now: '2027-06-01T08:00:00.000Z' });
});
afterAll(() => server.close());

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY = '2027-06-';
/** Visitors in A1 and A2, and a holder of A3 who reports an absence from 2 to 6 June. */
const STAYS = [
  { berth: 'A1', start_date: `${DAY}01`, end_date: `${DAY}02` },
  { berth: 'A2', start_date: `${DAY}01`, end_date: `${DAY}03` },
] as const;
const AWAY = { departure_date: `${DAY}02`, return_date: `${DAY}06` };

const deeds = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('later' as const), hours: fc.integer({ min: 3, max: 15 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('arrives' as const), stay: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('departs' as const), stay: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reports' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leaves' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('sees' as const),
      berth: fc.constantFrom('A1', 'A2', 'A3', 'A4'),
      what: fc.constantFrom('empty', 'own', 'unnamed', 'kestrel'),
    }),
  },
);
type Deed = typeof deeds extends fc.Arbitrary<infer T> ? T : never;

interface Life {
  readonly harbour: Harbour;
  readonly stays: readonly Asked[];
  readonly vessel_id: string;
  /** A boat of the register without a stay. */
  readonly kestrel: string;
  readonly phone: DockWalker;
  readonly answers: { readonly berth: string; readonly what: string; readonly at: number }[];
  absence: string | null;
}

async function opened(): Promise<Life> {
  server.clock.set(`${DAY}01T08:00:00.000Z`);
  const harbour = await openHarbour(server, { berths: [12, 12, 12, 12] });
  const { token } = harbour;
  const stays: Asked[] = [];
  for (const [index, { berth, ...nights }] of STAYS.entries()) {
    const vessel = { ...PETREL, name: `Boat ${index}` };
    stays.push(await harbour.created('APPROVE', { ...nights, vessel, ...harbour.at(berth) }));
  }
  const who = { first_name: 'Luc', last_name: 'Perrin', relation_type: 'RESIDENT' as const };
  const email = `luc-${harbour.marina}@example.org`;
  const { id: boater_id } = await server.must(boaterApi.add, { token, body: { ...who, email } });
  const sizes = { length: 8.4, beam: 2.9, draft: 1.4 };
  const added = (name: string) =>
    server.must(vesselApi.add, { token, body: { boater_id, vessel: { name, ...sizes } } });
  const { id: vessel_id } = await added('Duende');
  const { id: kestrel } = await added('Kestrel');
  await server.must(availabilityApi.allocateVessel, { token, body: { ...harbour.at('A3'), vessel_id } });
  await server.settled();
  const { id: session_id } = await server.must(dockWalkApi.start, { token, body: {} });
  await server.settled();
  return { harbour, stays, vessel_id, kestrel, phone: new DockWalker(harbour, session_id), answers: [], absence: null };
}

async function answerOf({ harbour, stays, vessel_id, kestrel }: Life, { berth, what }: Extract<Deed, { do: 'sees' }>) {
  if (what === 'unnamed') return { kind: 'BOAT' as const };
  if (what === 'kestrel') return { kind: 'BOAT' as const, vessel_id: kestrel };
  if (what === 'empty' || berth === 'A4') return { kind: 'EMPTY' as const };
  if (berth === 'A3') return { kind: 'BOAT' as const, vessel_id };
  const stay = stays[STAYS.findIndex((one) => one.berth === berth)]!;
  return { kind: 'BOAT' as const, reservation_id: stay.id, vessel_id: (await harbour.show(stay)).vessel.id ?? '' };
}

/** Refusals are results. */
async function live(life: Life, deed: Deed): Promise<void> {
  const { harbour, stays, phone } = life;
  const { token } = harbour;
  const confirm = (traffic_event_id: string) =>
    server.call(trafficApi.update, { token, body: { traffic_event_id, action: 'CONFIRM' } });
  switch (deed.do) {
    case 'later':
      server.clock.advance(deed.hours * HOUR);
      return;
    case 'arrives':
      await confirm(`arrival-${stays[deed.stay]?.id}`);
      return;
    case 'departs':
      await confirm(`departure-${stays[deed.stay]?.id}`);
      return;
    case 'reports': {
      const body = { vessel_id: life.vessel_id, ...AWAY, reason: 'DOMESTIC_VACATION' as const, destination: 'Groix' };
      const { status, body: made } = await server.call(absenceApi.create, { token, body });
      if (status === 200) life.absence = made.id;
      return;
    }
    case 'leaves':
      if (life.absence !== null) await confirm(`departure-${life.absence}`);
      return;
    case 'sees': {
      server.clock.advance(MINUTE);
      await phone.read();
      const tap_id = phone.tap(deed.berth, await answerOf(life, deed));
      const { outcomes } = await phone.send();
      // An answer that staff must decide about first is no finding yet.
      const stands = outcomes.some((one) => one.tap_id === tap_id && one.outcome === 'STANDS');
      if (stands) life.answers.push({ ...deed, at: Date.parse(server.clock.nowIso()) });
      return;
    }
  }
}

/** Nobody is ever berthed in A4: a boat lies there exactly if a walker of the week saw one last, and it is seen nowhere else since. */
function isSeenInA4({ answers }: Life): boolean {
  const last = new Map(answers.map((one) => [one.berth, one]));
  const inA4 = last.get('A4');
  if (inA4 === undefined || Date.parse(server.clock.nowIso()) - inA4.at > 7 * 24 * HOUR) return false;
  const seenSince = [...last.values()].some(({ what, at }) => what === 'kestrel' && at > inA4.at);
  return inA4.what === 'unnamed' || (inA4.what === 'kestrel' && !seenSince);
}

/** The berths with boats, as each view of the harbour has them. */
async function seenBy({ harbour }: Life) {
  const { token, marina } = harbour;
  const names = new Map([...harbour.berths].map(([name, id]) => [id, name]));
  const map = await server.must(harbourMapApi.showMap, { token, body: {} });
  const { tonight } = await server.must(dashboardApi.harbour, { token });
  const activity = await server.must(trafficApi.activity, { token });
  const today = activity.date;
  const tomorrow = new Date(Date.parse(today) + 24 * HOUR).toISOString().slice(0, 10);
  const nights = { start_date: today, end_date: tomorrow };
  const inTheWay = await server.app
    .get(QueryBus, { strict: false })
    .execute(new FindBoatsInTheWay(marina, { ...nights, own: null }));
  const body = { ...nights, length: 8, beam: 2.5, draft: 1 };
  const { items } = await server.must(availabilityApi.listAvailableBerths, { token, body });
  const rows = [activity.today, activity.last_seven_days].flatMap(({ departures }) => departures);
  return {
    map: map.boats.map(({ berth_id, phase }) => ({ berth: names.get(berth_id) ?? '', phase })),
    strangers: map.strangers.map(({ berth_id }) => names.get(berth_id) ?? ''),
    totals: map.totals,
    tonight,
    inTheWay: inTheWay.map(({ berth_id }) => names.get(berth_id) ?? ''),
    choice: items.filter(({ still_there }) => still_there !== undefined).map(({ berth_name }) => berth_name),
    gone: rows.flatMap(({ state, berth, seen_gone, absence_report, date }) =>
      state !== 'departed' && seen_gone !== undefined && (absence_report === null || date === today)
        ? [berth?.label ?? '']
        : [],
    ),
  };
}

it('map, arrivals, dashboard, matching and choice of berths agree on where boats lie, expected or not, whatever happens', async () => {
  const met = { inTheWay: 0, gone: 0, residents: 0, strangers: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(deeds, { minLength: 8, maxLength: 16 }), async (life) => {
      const lived = await opened();
      for (const deed of life) {
        await live(lived, deed);
        await server.settled();
        const { map, totals, tonight, inTheWay, choice, gone, strangers } = await seenBy(lived);
        const late = map.filter(({ phase }) => phase === 'OVERDUE').map(({ berth }) => berth);
        const seen = map.filter(({ phase }) => phase !== 'EXPECTED').map(({ berth }) => berth);
        const there = [...seen, ...strangers];
        for (const berth of [...inTheWay, ...late]) expect(there).toContain(berth);
        // A berth that is free by the plan names the boat that is in it.
        expect(inTheWay).toEqual(expect.arrayContaining(choice));
        for (const berth of late) expect(inTheWay).toContain(berth);
        // A berth whose boat has gone can have another boat in it.
        const emptied = gone.filter((berth) => !strangers.includes(berth));
        for (const berth of emptied) expect([...inTheWay, ...late]).not.toContain(berth);
        const { residents, visitors, expected, free } = tonight;
        expect({ residents, visitors, expected, free }).toEqual(totals);
        for (const berth of strangers) expect(inTheWay).toContain(berth);
        expect(strangers.includes('A4')).toBe(isSeenInA4(lived));
        met.strangers += strangers.length;
        met.inTheWay += inTheWay.length;
        met.gone += gone.length;
        met.residents += inTheWay.filter((berth) => berth === 'A3').length;
      }
    }),
    { numRuns: propertyRuns(60), seed: 20_270_604 },
  );
  // Lives in which nobody is late or seen would prove nothing.
  expect(Math.min(...Object.values(met))).toBeGreaterThan(0);
}, 300_000);
