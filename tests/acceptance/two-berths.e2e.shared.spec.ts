import { describe, expect, it } from '@jest/globals';
import { conflictApi } from '../../contracts/conflicts/api.js';
import type { RemedyChoice } from '../../contracts/conflicts/remedies.js';
import type { BerthPlanEvent } from '../../services/berths/domain/berth-plan-events.js';
import { planRecord } from '../../services/berths/records/berth-plan-record.js';
import { reservationRecord } from '../../services/reservations/records/reservation-record.js';
import type { ReservationEvent } from '../../services/reservations/domain/events/reservation-event.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { PETREL, PRICE, somebody, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest();

const list = () => server.must(conflictApi.list, { token: harbour.token });
const resolve = (conflict_id: string, choice: RemedyChoice, message = '') =>
  server.call(conflictApi.resolve, { token: harbour.token, body: { conflict_id, choice, message } });

/** One boat in A1 and A2 on the nights of STAY, as logs of older versions have it. */
async function doubled() {
  const first = await harbour.approved({}, PRICE, harbour.berth('A1'));
  const second = await harbour.approved({ vessel: { ...PETREL, name: 'Gull' } }, PRICE, harbour.berth('A2'));
  await server.settled();
  const streams = server.app.get(StreamRepository, { strict: false });
  const context = () => {
    const command_id = freshId();
    const actor = { kind: 'staff' as const, id: harbour.staff.id, name: 'Jonas Weber' };
    const ids = { command_id, command_hash: command_id, correlation_id: command_id, causation_id: command_id };
    return { ...ids, marina_id: harbour.marina, actor };
  };
  const { state: booked } = await streams.load(reservationRecord, first.id);
  const { vessel, vessel_name } = booked;
  await streams.execute(planRecord, harbour.marina, context(), ({ allocations }): BerthPlanEvent[] => {
    const stay = [...allocations.values()].find(({ reservation_id }) => reservation_id === second.id);
    const ids = { allocation_id: stay?.id ?? '', reservation_id: second.id, berth_id: harbour.berth('A2') };
    return [{ type: 'BoatNamedInPlan', data: { ...ids, vessel_id: vessel.vessel_id ?? '' } }];
  });
  await streams.execute(reservationRecord, second.id, context(), ({ boater_id }): ReservationEvent[] => {
    const data = { boater_id, vessel, vessel_name, at: server.clock.nowIso() };
    return [{ type: 'ReservationVesselChanged', data }];
  });
  await server.settled();
  return { first, second, conflict_id: `twice-${second.id}` };
}

describe('a boat in two berths on the same nights', () => {
  it('is a conflict of its own kind that names both berths, and goes with either stay', async () => {
    const { first, second, conflict_id } = await doubled();
    expect((await list()).items).toMatchObject([
      {
        conflict_id,
        kind: 'TWO_BERTHS',
        ...STAY,
        berth: { label: 'A2' },
        boat: { reservation_id: second.id, vessel: { name: 'Petrel' } },
        others: [{ reservation_id: first.id, berth: 'A1' }],
        best: { choice: { kind: 'CANCEL', reservation_id: second.id } },
      },
    ]);
    const { remedies } = await server.must(conflictApi.get, { token: harbour.token, body: { conflict_id } });
    const offered = remedies.map(({ choice }) => choice.kind);
    expect(offered).toEqual(expect.arrayContaining(['CANCEL', 'KEEP_BOTH', 'REMIND']));
    expect((await resolve(conflict_id, { kind: 'CANCEL', reservation_id: first.id })).status).toBe(200);
    await server.settled();
    expect((await list()).items).toEqual([]);
    expect((await harbour.show(first)).reservation_status).toBe('canceled_by_marina');
    expect((await harbour.show(second)).reservation_status).toBe('approved');
  });

  it('is none any more once staff keep both with a reason, which nobody is sent', async () => {
    const { second, conflict_id } = await doubled();
    const keep = { kind: 'KEEP_BOTH' as const, reservation_id: second.id };
    expect(await resolve(conflict_id, keep, 'ab')).toMatchObject({ status: 400 });
    expect((await resolve(conflict_id, keep, 'Mother ship and tender')).status).toBe(200);
    await server.settled();
    expect((await list()).items).toEqual([]);
    const solved = await server.must(conflictApi.get, { token: harbour.token, body: { conflict_id } });
    expect(solved).toMatchObject({ state: 'SOLVED', solved: { kind: 'KEEP_BOTH' } });
  });

  it('is none where the boat was given both with a reason from the start', async () => {
    const boater = somebody();
    await harbour.approved({ boater }, PRICE, harbour.berth('A1'));
    await harbour.created('APPROVE', { boater, berth_id: harbour.berth('A2'), both_reason: 'Mother ship and tender' });
    await server.settled();
    expect((await list()).items).toEqual([]);
  });
});
