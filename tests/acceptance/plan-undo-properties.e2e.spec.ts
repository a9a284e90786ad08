import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type * as z from 'zod';
import { absenceApi } from '../../contracts/absences/api.js';
import { availabilityApi, planActionApi, planApi, planGestureApi } from '../../contracts/berths/api.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { type Asked, type Harbour, openHarbour, PETREL, somebody, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { propertyRuns } from '../fixtures/property-runs.js';

type Gesture = z.input<NonNullable<typeof planGestureApi.planPreview.body>>['gesture'];

let server: MarinaServer;
beforeAll(async () => {
  server = await startHarbourServer({ now: '2027-06-01T08:00:00.000Z' });
});
afterAll(() => server.close());

const FIRST_DAY = '2027-06-11';
/** The stays at the beginning; the one in A4 is there while the resident of that berth is away. */
const STAYS = [
  { berth: 'A1', start_date: FIRST_DAY, end_date: '2027-06-14' },
  { berth: 'A2', start_date: '2027-06-12', end_date: '2027-06-16' },
  { berth: 'A3', start_date: '2027-06-16', end_date: '2027-06-19' },
  { berth: 'A4', start_date: '2027-06-12', end_date: '2027-06-15' },
] as const;
const AWAY = { departure_date: '2027-06-08', return_date: '2027-06-22' };
const REASON = { reason: 'OTHER' as const, destination: 'Brest' };

const berth = fc.constantFrom('A1', 'A2', 'A3', 'A4', 'A5', 'A6');
const stay = fc.nat(STAYS.length - 1);
const day = fc.integer({ min: 0, max: 8 });
const holder = fc.nat(1);
const deed = fc.oneof(
  fc.record({ do: fc.constant('MOVE' as const), stay, berth, from: fc.option(day) }),
  fc.record({ do: fc.constant('SPLIT' as const), stay, berths: fc.tuple(berth, berth), night: fc.nat(2) }),
  fc.record({ do: fc.constant('SWAP' as const), stay, other: stay }),
  fc.record({ do: fc.constant('DATES' as const), stay, day, nights: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constant('UNASSIGN' as const), stay }),
  fc.record({ do: fc.constant('MOVE_RESIDENT' as const), holder, berth, from: fc.option(day) }),
  fc.record({ do: fc.constant('RESIDENT_DATES' as const), holder, day, open: fc.boolean() }),
  fc.record({ do: fc.constant('SWAP_RESIDENTS' as const) }),
  fc.record({ do: fc.constant('ABSENCE_DATES' as const), day, nights: fc.nat(12) }),
  fc.record({ do: fc.constant('ABSENCE_CLOSED' as const) }),
);
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;
/** One action, and whether it is then undone, and its undo undone as well. */
const step = fc.record({ deed, then: fc.constantFrom('LEAVE', 'UNDO', 'REDO') });

/** The kinds of action that the runs together undo: all that the deeds can do. */
const UNDONE = [
  'MOVE',
  'SPLIT',
  'SWAP',
  'DATES',
  'RELEASE',
  'RESIDENT',
  'RESIDENT_DATES',
  'RESIDENT_SWAP',
  'ABSENCE_DATES',
  'ABSENCE_CLOSED',
];

/** A marina with visitors and two residents, on whose plan staff act. */
class PlannedHarbour {
  private constructor(
    private readonly harbour: Harbour,
    private readonly stays: readonly Asked[],
    private readonly residencies: readonly string[],
    private readonly absence: string,
  ) {}

  static async open(): Promise<PlannedHarbour> {
    server.clock.set('2027-06-01T08:00:00.000Z');
    const harbour = await openHarbour(server, { berths: [12, 12, 12, 12, 12, 12] });
    const { token } = harbour;
    const residents: { vessel_id: string; allocation_id: string }[] = [];
    for (const name of ['A4', 'A5']) {
      const holder = await server.must(boaterApi.add, { token, body: { ...somebody(), relation_type: 'RESIDENT' } });
      const vessel = { name: `Boat of ${name}`, length: 10, beam: 3, draft: 1.5 };
      const { id: vessel_id } = await server.must(vesselApi.add, { token, body: { boater_id: holder.id, vessel } });
      const body = { ...harbour.at(name), vessel_id };
      const { id: allocation_id } = await server.must(availabilityApi.allocateVessel, { token, body });
      residents.push({ vessel_id, allocation_id });
    }
    await server.settled();
    const report = { vessel_id: residents[0]?.vessel_id ?? '', ...AWAY, ...REASON };
    const { id: absence } = await server.must(absenceApi.create, { token, body: report });
    await server.settled();
    const stays: Asked[] = [];
    for (const { berth: name, ...nights } of STAYS) {
      const vessel = { ...PETREL, name: `Boat ${stays.length}` };
      stays.push(await harbour.created('APPROVE', { ...nights, vessel, ...harbour.at(name) }));
    }
    await server.settled();
    const residencies = residents.map(({ allocation_id }) => allocation_id);
    return new PlannedHarbour(harbour, stays, residencies, absence);
  }

  /** Every bar of the plan, and what the reservations have of it. */
  async plan(): Promise<readonly string[]> {
    const body = { start_date: '2027-05-25', end_date: '2027-09-01' };
    const { bars } = await server.must(planApi.plan, { token: this.harbour.token, body });
    const stays = await Promise.all(this.stays.map((asked) => this.harbour.show(asked)));
    return [
      ...bars.map((bar) => {
        // A stay that gets its berth again is a new allocation of the same reservation.
        const whose = bar.reservation_id ?? bar.allocation_id;
        return `${bar.kind} ${whose} ${bar.berth_id} ${bar.start_date} ${bar.end_date}`;
      }),
      ...stays.map(({ start_date, end_date, berth_id }, index) => `${index} ${start_date} ${end_date} ${berth_id}`),
    ].sort();
  }

  /** @returns whether the action was carried out */
  async do(one: Deed): Promise<boolean> {
    const done = await this.sent(one);
    await server.settled();
    return done;
  }

  async newest() {
    const { items } = await server.must(planActionApi.planActions, {
      token: this.harbour.token,
      body: { page_size: 1 },
    });
    return items[0];
  }

  /** Listed actions whose preview answers otherwise than the list: each with both answers. Empty: they agree. */
  async disagreements(): Promise<readonly unknown[]> {
    const { token } = this.harbour;
    const { items } = await server.must(planActionApi.planActions, { token, body: { page_size: 50 } });
    const compared = await Promise.all(
      items.map(async ({ action_id, kind, undoable, why_not }) => {
        const preview = await server.must(planActionApi.planUndoPreview, { token, body: { action_id } });
        const { possible, refusal, action } = preview;
        const agree = possible === undoable && action.undoable === undoable && (refusal === null) === undoable;
        return agree ? [] : [{ kind, undoable, why_not, possible, refusal }];
      }),
    );
    return compared.flat();
  }

  /** Undoes an action by the call of the plan. @returns the id of the undo; null: the preview refuses it */
  async undo(action_id: string): Promise<string | null> {
    const { token } = this.harbour;
    const { basis, possible } = await server.must(planActionApi.planUndoPreview, { token, body: { action_id } });
    if (!possible) return null;
    const { id } = await server.must(planActionApi.planUndo, { token, body: { action_id, basis } });
    await server.settled();
    return id;
  }

  private sent(one: Deed): Promise<boolean> {
    const { harbour } = this;
    const reservation_id = 'stay' in one ? (this.stays[one.stay]?.id ?? '') : '';
    const allocation_id = this.residencies['holder' in one ? one.holder : 0] ?? '';
    const from = 'from' in one && one.from !== null ? { from_date: addDays(FIRST_DAY, one.from) } : {};
    switch (one.do) {
      case 'MOVE':
        return this.gesture({ type: 'MOVE', reservation_id, ...harbour.at(one.berth), ...from });
      case 'SPLIT': {
        const { start_date } = STAYS[one.stay] ?? STAYS[0];
        const [first, second] = one.berths.map((name) => harbour.berth(name));
        const segments = [
          { berth_id: first ?? '', start_date },
          { berth_id: second ?? '', start_date: addDays(start_date, one.night + 1) },
        ];
        return this.gesture({ type: 'SPLIT', reservation_id, segments });
      }
      case 'SWAP':
        return this.gesture({ type: 'SWAP', reservation_id, with_reservation_id: this.stays[one.other]?.id ?? '' });
      case 'DATES': {
        const start_date = addDays(FIRST_DAY, one.day);
        return this.gesture({ type: 'DATES', reservation_id, start_date, end_date: addDays(start_date, one.nights) });
      }
      case 'UNASSIGN':
        return this.call(reservationApi.unassignBerth, { reservation_id });
      case 'MOVE_RESIDENT':
        return this.gesture({ type: 'MOVE_RESIDENT', allocation_id, ...harbour.at(one.berth), ...from });
      case 'RESIDENT_DATES': {
        const end_date = one.open ? null : addDays('2027-06-20', one.day);
        return this.gesture({ type: 'RESIDENT_DATES', allocation_id, start_date: '2027-06-01', end_date });
      }
      case 'SWAP_RESIDENTS': {
        const [, with_allocation_id = ''] = this.residencies;
        return this.gesture({ type: 'SWAP_RESIDENTS', allocation_id, with_allocation_id });
      }
      case 'ABSENCE_DATES': {
        const departure_date = addDays('2027-06-05', one.day);
        const dates = { departure_date, return_date: addDays(departure_date, one.nights), ...REASON };
        const body = { absence_report_id: this.absence, ...dates, displace_visitors: true };
        return this.call(absenceApi.edit, body);
      }
      case 'ABSENCE_CLOSED':
        return this.call(absenceApi.delete, { absence_report_id: this.absence, displace_visitors: true });
    }
  }

  private async gesture(gesture: Gesture): Promise<boolean> {
    const { status, body } = await server.call(planGestureApi.planPreview, {
      token: this.harbour.token,
      body: { gesture },
    });
    if (status >= 500) throw new Error(`the preview of ${gesture.type} answered ${status}`);
    return status === 200 && this.call(planGestureApi.planChange, { gesture, basis: body.basis });
  }

  private async call(route: Parameters<MarinaServer['call']>[0], body: unknown): Promise<boolean> {
    const { status, body: answer } = await server.call(route, { token: this.harbour.token, body });
    if (status >= 500) throw new Error(`${route.path} answered ${status}: ${JSON.stringify(answer)}`);
    return status === 200;
  }
}

it('an action listed as undoable can be undone, which leaves exactly the plan before it, and its undo the one after it', async () => {
  const undone = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const harbour = await PlannedHarbour.open();
      for (const one of steps) {
        const before = await harbour.plan();
        const known = (await harbour.newest())?.action_id;
        if (!(await harbour.do(one.deed)) || one.then === 'LEAVE') continue;
        const after = await harbour.plan();
        expect(await harbour.disagreements()).toEqual([]);
        const action = await harbour.newest();
        if (action === undefined || action.action_id === known || !action.undoable) continue;
        const undo = await harbour.undo(action.action_id);
        expect(undo).not.toBeNull();
        if (undo === null) continue;
        expect([action.kind, await harbour.plan()]).toEqual([action.kind, before]);
        undone.add(action.kind);
        if (one.then === 'UNDO' || (await harbour.undo(undo)) === null) continue;
        expect([action.kind, await harbour.plan()]).toEqual([action.kind, after]);
      }
    }),
    { numRuns: propertyRuns(40), endOnFailure: true },
  );
  expect([...undone].sort()).toEqual([...UNDONE].sort());
}, 300_000);
