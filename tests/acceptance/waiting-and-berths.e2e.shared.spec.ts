import { beforeAll, describe, expect, it } from '@jest/globals';
import { availabilityApi } from '../../contracts/berths/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { type Asked, Harbour, openHarbour, PETREL, PRICE, STAY } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { sharedServer } from '../fixtures/shared-server.js';

let server: MarinaServer;
beforeAll(async () => {
  server = await sharedServer();
});

async function later(minutes: number): Promise<void> {
  server.clock.set(new Date(Date.parse(server.clock.nowIso()) + minutes * 60_000).toISOString());
  return Promise.resolve();
}

describe('the line of those who wait', () => {
  let harbour: Harbour;
  let first: Asked;
  let second: Asked;

  const places = async (of = harbour) => {
    await server.settled();
    const body = { page_size: 100 };
    const { items } = await server.must(reservationApi.getall, { token: of.token, body });
    return new Map(items.map((row) => [row.id, row.waiting_place]));
  };

  beforeAll(async () => {
    harbour = await openHarbour(server);
    first = await harbour.request();
    second = await harbour.request();
    // The later request is put on the waiting list first, and therefore comes first.
    await harbour.must(second, 'ADD_TO_WAITING_LIST', {});
    await later(1);
    await harbour.must(first, 'ADD_TO_WAITING_LIST', {});
  });

  it('goes by when they were put there, in rows and on the page', async () => {
    const asked = await harbour.request();
    const shown = await places();
    expect([second, first, asked].map(({ id }) => shown.get(id))).toEqual([1, 2, null]);
    expect((await harbour.show(first)).waiting_place).toBe(2);
    expect((await harbour.show(asked)).waiting_place).toBeNull();
  });

  it('is the marina’s own, and as long as it is', async () => {
    const elsewhere = await openHarbour(server);
    const there: Asked[] = [];
    for (let count = 0; count < 4; count += 1) {
      const asked = await elsewhere.request();
      await elsewhere.must(asked, 'ADD_TO_WAITING_LIST', {});
      await later(1);
      there.push(asked);
    }
    const shown = await places(elsewhere);
    expect(there.map(({ id }) => shown.get(id))).toEqual([1, 2, 3, 4]);
    expect((await elsewhere.show(there[2]!)).waiting_place).toBe(3);
  });

  it('moves up when another request leaves it', async () => {
    await harbour.must(second, 'UPDATE', { payment: PRICE });
    const shown = await places();
    expect([second, first].map(({ id }) => shown.get(id))).toEqual([null, 1]);
    expect((await harbour.show(first)).waiting_place).toBe(1);
  });
});

describe('berths suggested for the rows of a list', () => {
  const suggest = (harbour: Harbour, ids: readonly Asked[], token = harbour.token) =>
    server.call(reservationApi.suggestBerths, { token, body: { reservation_ids: ids.map(({ id }) => id) } });

  it('are the best free ones of those that look for one', async () => {
    const harbour = await openHarbour(server, { berths: [12, 10.5] });
    const asked = await harbour.request();
    const tooLong = await harbour.request({ vessel: { ...PETREL, length: 13 } });
    const booked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const gone = await harbour.request();
    await harbour.must(gone, 'CANCEL', { reason: 'full' });
    await server.settled();

    const { body } = await suggest(harbour, [asked, tooLong, booked, gone]);
    expect(body.items).toEqual([
      { reservation_id: asked.id, berth: expect.objectContaining({ number: '2', pier_name: 'A' }) },
      { reservation_id: tooLong.id, berth: null },
    ]);
    await harbour.approved({}, PRICE, harbour.berth('A2'));
    await server.settled();
    expect((await suggest(harbour, [asked])).body.items).toEqual([{ reservation_id: asked.id, berth: null }]);
  });

  it('are told to the own marina only, and where its berths are on record', async () => {
    const [harbour, other] = [await openHarbour(server), await openHarbour(server)];
    const asked = await harbour.request();
    await server.settled();
    expect((await suggest(harbour, [asked], other.token)).body).toMatchObject({ items: [], total: 0 });
    const without = await server.openMarina({ permissions: { reservation: true, inventory: false } });
    const { token } = await server.addStaff(without);
    expect((await suggest(harbour, [asked], token)).status).toBe(403);
  });
});

describe('another berth for a stay that has one', () => {
  it('is looked for as if its own nights were free', async () => {
    const harbour = await openHarbour(server, { berths: [12] });
    const booked = await harbour.approved({}, PRICE, harbour.berth('A1'));
    const { allocation_id } = await harbour.show(booked);
    const { length, beam, draft } = PETREL;
    const ask = (own: object) =>
      server.must(availabilityApi.listMatchedBerths, {
        token: harbour.token,
        body: { ...STAY, length, beam, draft, ...own },
      });
    expect((await ask({})).items).toEqual([]);
    expect((await ask({ allocation_id })).items).toMatchObject([{ berth_id: harbour.berth('A1') }]);
    expect((await harbour.show(await harbour.request())).allocation_id).toBeNull();
  });
});
