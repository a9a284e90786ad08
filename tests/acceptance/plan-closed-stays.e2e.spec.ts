import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { AllocationOfReservation } from '../../contracts/berths/allocation-queries.js';
import { planGestureApi } from '../../contracts/berths/api.js';
import { ReleaseAllocation } from '../../contracts/berths/commands.js';
import type { Engines } from '../../services/platform/engines/engines.js';
import { QueryBus } from '../../services/platform/buses/buses.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { decide } from '../../services/reservations/domain/decide.js';
import { ReservationFacts } from '../../services/reservations/lookups/reservation-facts.js';
import { reservationRecord } from '../../services/reservations/records/reservation-record.js';
import { type Asked, type Harbour, openHarbour, PETREL, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';

let server: MarinaServer;
let harbour: Harbour;
/** What other processes do, each once after an event of its type was appended. */
const interposed = new Map<string, () => Promise<void>>();

const within = (engines: Engines): Engines => ({
  ...engines,
  eventStore: new Proxy(engines.eventStore, {
    get: (store, name) => {
      if (name !== 'append') {
        const member: unknown = Reflect.get(store, name);
        return typeof member === 'function' ? (member.bind(store) as unknown) : member;
      }
      return async (...given: Parameters<typeof store.append>) => {
        const appended = await store.append(...given);
        for (const { type } of given[2]) {
          const run = interposed.get(type);
          interposed.delete(type);
          await run?.();
        }
        return appended;
      };
    },
  }),
});

beforeAll(async () => {
  server = await startHarbourServer({ engines: within });
  // Policies repair such a change later; here it is seen as it was answered.
  await server.stopPolicies();
});
afterAll(() => server.close());

let one: Asked;
let other: Asked;
beforeEach(async () => {
  harbour = await openHarbour(server);
  one = await harbour.created('APPROVE', harbour.at('A1'));
  other = await harbour.created('APPROVE', { vessel: { ...PETREL, name: 'Ondine' }, ...harbour.at('A2') });
});

/** Cancels a stay as another process does that does not see the lock of this one. */
async function canceledElsewhere({ id }: Asked): Promise<void> {
  const context = server.context({ marina_id: harbour.marina });
  const found = await server.app.get(ReservationFacts, { strict: false }).find(id, context);
  if (isRefusal(found)) throw new Error(found.code);
  const cancel = { type: 'CancelByMarina', reason: 'other', message: 'no' } as const;
  const done = await server.app
    .get(StreamRepository, { strict: false })
    .execute(reservationRecord, id, context, (state) => decide(cancel, state, found.context));
  if (isRefusal(done)) throw new Error(done.code);
}

const held = ({ id: reservation_id }: Asked) =>
  server.app.get(QueryBus, { strict: false }).execute(new AllocationOfReservation(harbour.marina, { reservation_id }));
const planned = async (asked: Asked) => (await held(asked))?.berth_name;

it.each([
  ['first', () => one],
  ['second', () => other],
])(
  'stays whose %s one another process closes while they are exchanged go back to their berths, in plan and reservation',
  async (_, closed) => {
    const { token } = harbour;
    const gesture = { type: 'SWAP' as const, reservation_id: one.id, with_reservation_id: other.id };
    const { basis } = await server.must(planGestureApi.planPreview, { token, body: { gesture } });
    interposed.set('AllocationMoved', () => canceledElsewhere(closed()));
    const answer = await server.call(planGestureApi.planChange, { token, body: { gesture, basis } });
    expect(answer).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_ACTION_NOT_ALLOWED' } });
    expect([await planned(one), await planned(other)]).toEqual(['A1', 'A2']);
    const open = closed() === one ? other : one;
    expect(await harbour.berthOf(open)).toBe(open === one ? 'A1' : 'A2');
  },
);

it('a stay goes back by itself where the berth of the other one was released as well', async () => {
  const { token } = harbour;
  const gesture = { type: 'SWAP' as const, reservation_id: one.id, with_reservation_id: other.id };
  const { basis } = await server.must(planGestureApi.planPreview, { token, body: { gesture } });
  const allocation_id = (await held(one))?.allocation_id ?? '';
  interposed.set('AllocationMoved', () => canceledElsewhere(one));
  interposed.set('BerthAssigned', async () => {
    const release = { allocation_id, reason: 'CANCELED_BY_MARINA' as const };
    await server.execute(new ReleaseAllocation(release, server.context({ marina_id: harbour.marina })));
  });
  expect((await server.call(planGestureApi.planChange, { token, body: { gesture, basis } })).status).toBe(409);
  expect([await planned(one), await planned(other)]).toEqual([undefined, 'A2']);
  expect(await harbour.berthOf(other)).toBe('A2');
});
