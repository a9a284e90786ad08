import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type * as z from 'zod';
import { planApi, planGestureApi } from '../../contracts/berths/api.js';
import { sessionApi } from '../../contracts/identity/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import type { Route } from '../../contracts/vocabulary/route.js';
import { EventLog } from '../../services/platform/event-sourcing/event-log.js';
import { allRoutes } from '../fixtures/all-routes.js';
import { bodiesOf } from '../fixtures/arbitrary-from-schema.js';
import { recordKindOf, wordsFor } from '../fixtures/furnished-marina.js';
import { startHarbourServer } from '../fixtures/harbour.js';
import { liveIn, type LivedInMarina, TODAY } from '../fixtures/lived-in-marina.js';
import type { MarinaServer, Member } from '../fixtures/marina-server.js';
import { propertyRuns } from '../fixtures/property-runs.js';
import { RefusedCalls, type Sender } from '../fixtures/refused-calls.js';

type Gesture = z.input<NonNullable<typeof planGestureApi.planPreview.body>>['gesture'];

let server: MarinaServer;
let lived: LivedInMarina;
let calls: RefusedCalls;
beforeAll(async () => {
  server = await startHarbourServer({ now: '2027-06-01T08:00:00.000Z' });
  lived = await liveIn(server, 'refused');
  calls = new RefusedCalls(server);
}, 300_000);
afterAll(() => server.close());

const head = () => server.app.get(EventLog, { strict: false }).head();

describe('a refused gesture on the plan', () => {
  const day = fc.integer({ min: -5, max: 12 }).map((days) => addDays(TODAY, days));
  const gestures = ({ stays, records, residencies }: LivedInMarina): fc.Arbitrary<Gesture> => {
    const reservation_id = fc.constantFrom(...Object.values(stays).map(({ id }) => id));
    const berth_id = fc.constantFrom(...records.berth);
    const allocation_id = fc.constantFrom(...residencies);
    const confirm_min_length = fc.boolean();
    const segment = fc.record({ berth_id, start_date: day });
    return fc.oneof(
      fc.record(
        { type: fc.constant('MOVE' as const), reservation_id, berth_id, from_date: day, confirm_min_length },
        { requiredKeys: ['type', 'reservation_id', 'berth_id'] },
      ),
      fc.record(
        { type: fc.constant('DATES' as const), reservation_id, start_date: day, end_date: day, berth_id },
        { requiredKeys: ['type', 'reservation_id', 'start_date', 'end_date'] },
      ),
      fc.record({
        type: fc.constant('SWAP' as const),
        reservation_id,
        confirm_min_length,
        with_reservation_id: reservation_id,
      }),
      fc.record({
        type: fc.constant('SPLIT' as const),
        reservation_id,
        confirm_min_length,
        segments: fc.array(segment, { minLength: 1, maxLength: 3 }),
      }),
      fc.record(
        { type: fc.constant('MOVE_RESIDENT' as const), allocation_id, berth_id, from_date: day, confirm_min_length },
        { requiredKeys: ['type', 'allocation_id', 'berth_id'] },
      ),
      fc.record({
        type: fc.constant('RESIDENT_DATES' as const),
        allocation_id,
        start_date: day,
        end_date: fc.option(day),
      }),
    );
  };

  /** What staff see of the plan and of the stays on it. */
  const seen = async () => {
    const { token } = lived.marina.harbour;
    const body = { start_date: addDays(TODAY, -10), end_date: addDays(TODAY, 60) };
    const [{ bars }, { items }] = await Promise.all([
      server.must(planApi.plan, { token, body }),
      server.must(reservationApi.getall, { token, body: { page_size: 100 } }),
    ]);
    return JSON.stringify([bars, items]);
  };

  it('was refused by its preview, with the same code, and leaves log, plan and lists as they were', async () => {
    const { token } = lived.marina.harbour;
    const editor = { name: 'an editor', token };
    await fc.assert(
      fc.asyncProperty(gestures(lived), async (gesture) => {
        const before = await seen();
        const since = await head();
        const preview = await calls.send(planGestureApi.planPreview, editor, { gesture });
        if (preview.status !== 200) return;
        const { basis, possible, refusal } = preview.body as z.output<typeof planGestureApi.planPreview.answer>;
        const done = await calls.send(planGestureApi.planChange, editor, { gesture, basis });
        expect([gesture, refusal?.code]).toEqual([gesture, done.body.error_type]);
        expect(done.status === 200).toBe(possible);
        if (done.status === 200) return;
        expect(await calls.traces(since)).toEqual([]);
        expect(await seen()).toBe(before);
      }),
      { numRuns: propertyRuns(150), endOnFailure: true },
    );
  }, 300_000);
});

describe('a refused command', () => {
  const commands = allRoutes.filter(({ does }) => does === 'command');

  /** Calls that remove records come later, those that change what the marina may do at the end. */
  function order({ path }: Route): number {
    if (/permissions|marina\/update|pricing_plan\/create|settings|requirements/.test(path)) return 3;
    if (/delete|erase|logout|password|remove|cancel/.test(path)) return 2;
    return 1;
  }

  /** A live session. Some calls end it or change the password; another user of the same kind then continues. */
  function signedIn(add: () => Promise<Member>): () => Promise<string> {
    let token: string | undefined;
    return async () => {
      const alive = token !== undefined && (await server.call(sessionApi.self, { token })).status === 200;
      if (!alive) ({ token } = await add());
      return token ?? '';
    };
  }

  /** Whoever may call the route. */
  function owners({ access }: Route, admin: string, editor: string, turn: number): [Sender, ...Sender[]] {
    const { marina, links } = lived;
    switch (access.kind) {
      case 'public':
        return [{ name: 'anybody' }];
      case 'boater_link':
        return [{ name: 'a boater', token: links[turn % links.length] }];
      case 'resident_link':
        return [{ name: 'a berth holder', token: marina.holderLink }];
      case 'chain_manager':
        return [{ name: 'a chain manager', token: marina.chainManager.token }];
      default:
        return [
          { name: 'an editor', token: editor },
          { name: 'an administrator', token: admin, headers: { 'X-Marina-Id': marina.id } },
        ];
    }
  }

  /** Those who may not call it, and whoever comes with a record that has changed since. */
  function others({ revision }: Route, owner: Sender): Sender[] {
    const { viewer, stranger } = lived;
    const late = { ...owner, name: `${owner.name}, late`, headers: { ...owner.headers, 'If-Match': '"0"' } };
    return [
      ...(revision === true ? [late] : []),
      { name: 'nobody' },
      { name: 'a viewer', token: viewer.token },
      { name: 'a stranger', token: stranger.token },
    ];
  }

  it('of any route leaves nothing in the log', async () => {
    const admin = signedIn(() => server.addUser({ is_admin: true }));
    const editor = signedIn(() => server.addStaff(lived.marina.id));
    const known = (path: readonly string[]) => {
      const kind = recordKindOf(path);
      return kind === undefined ? wordsFor(path) : lived.records[kind];
    };
    const since = await head();
    for (const route of commands.sort((one, other) => order(one) - order(other))) {
      const bodies = fc.sample(bodiesOf(route, { known, today: TODAY }), propertyRuns(5));
      const tokens = [await admin(), await editor()] as const;
      for (const [turn, body] of bodies.entries()) {
        const senders = owners(route, ...tokens, turn);
        // One body of each route is sent by those who may not; the rest would be refused in the same way.
        for (const sender of turn === 0 ? [...others(route, senders[0]), ...senders] : senders) {
          await calls.send(route, sender, body);
        }
      }
    }
    expect(await calls.traces(since)).toEqual([]);
  }, 600_000);
});
