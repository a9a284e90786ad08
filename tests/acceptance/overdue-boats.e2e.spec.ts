import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { planGestureApi } from '../../contracts/berths/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { ExpiryJob } from '../../services/reservations/policies/expiry-job.js';
import { type Asked, type Harbour, openHarbour, startHarbourServer, STAY } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';

let server: MarinaServer;
let harbour: Harbour;
beforeAll(async () => {
  server = await startHarbourServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2027-06-01T08:00:00.000Z');
  harbour = await openHarbour(server);
  await server.settled();
});

const update = (kind: 'arrival' | 'departure', { id }: Asked, action: 'CONFIRM' | 'UNDO' = 'CONFIRM') =>
  server.must(trafficApi.update, { token: harbour.token, body: { traffic_event_id: `${kind}-${id}`, action } });

/** The job that ends stays, a day after the last one. */
async function afterwards(): Promise<void> {
  server.clock.set('2027-06-15T08:00:00.000Z');
  await server.app.get(ExpiryJob, { strict: false }).run();
  await server.settled();
}

async function arrived(): Promise<Asked> {
  const asked = await harbour.created('APPROVE', harbour.at('A1'));
  server.clock.set('2027-06-11T08:00:00.000Z');
  await update('arrival', asked);
  return asked;
}

/** The stay of 11 to 14 June. */
describe('the end of a stay', () => {
  it('does not come while its boat is still there, and comes with the departure', async () => {
    const asked = await arrived();
    await afterwards();
    expect(await harbour.show(asked)).toMatchObject({ reservation_status: 'approved', end_date: STAY.end_date });
    await update('departure', asked);
    await server.settled();
    expect(await harbour.show(asked)).toMatchObject({ reservation_status: 'finished' });
  });

  it('comes by itself for a boat that nobody saw arriving, or whose arrival was taken back', async () => {
    const unseen = await harbour.created('APPROVE', harbour.at('A2'));
    const asked = await arrived();
    await update('arrival', asked, 'UNDO');
    await afterwards();
    expect(await harbour.show(unseen)).toMatchObject({ reservation_status: 'finished' });
    expect(await harbour.show(asked)).toMatchObject({ reservation_status: 'finished' });
  });
});

describe('a boat that is overdue', () => {
  it('gets more nights from its old last day on, with their price', async () => {
    const asked = await arrived();
    await afterwards();
    const { token } = harbour;
    const gesture = {
      ...{ type: 'DATES' as const, reservation_id: asked.id },
      ...{ start_date: STAY.start_date, end_date: '2027-06-16' },
    };
    const preview = await server.must(planGestureApi.planPreview, { token, body: { gesture } });
    expect(preview).toMatchObject({ possible: true, price: { difference: 120 } });
    await server.must(planGestureApi.planChange, { token, body: { gesture, basis: preview.basis } });
    await server.settled();
    expect(await harbour.isFree('A1', { start_date: STAY.end_date, end_date: '2027-06-16' })).toBe(false);
    const { last_seven_days, tomorrow } = await server.must(trafficApi.activity, { token });
    expect([last_seven_days.departures, tomorrow.departures]).toMatchObject([[], [{ date: '2027-06-16' }]]);
  });

  it('does not get nights in which its berth belongs to another boat', async () => {
    const asked = await arrived();
    const next = { start_date: '2027-06-15', end_date: '2027-06-17' };
    const coming = await harbour.created('APPROVE', { ...next, ...harbour.at('A1') });
    await afterwards();
    const gesture = {
      ...{ type: 'DATES' as const, reservation_id: asked.id },
      ...{ start_date: STAY.start_date, end_date: '2027-06-16' },
    };
    const preview = await server.must(planGestureApi.planPreview, { token: harbour.token, body: { gesture } });
    expect(preview).toMatchObject({ possible: false, refusal: { in_the_way: { reservation_id: coming.id } } });
  });
});
