import { describe, expect, it } from '@jest/globals';
import { berthApi } from '../../contracts/berths/api.js';
import { openHarbour, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { PASSWORD } from '../fixtures/marina-server.js';
import {
  token,
  createPier,
  savePier,
  deletePier,
  pierA,
  getPier,
  createBerth,
  deleteBerth,
  names,
} from '../fixtures/inventory-calls.js';

harbourForEachTest({ berths: [12, 10, 8] });

describe('piers', () => {
  it('are added, listed by name, changed and removed', async () => {
    const berth_sizes = { max_loa: 14, max_beam: 4.5, max_draft: 3, min_length: 6, min_beam: 2.5, min_draft: null };
    const added = await createPier('  Quai Nord ', { berth_sizes, instant_booking: true });
    const { items, total } = await server.must(berthApi.listPiers, { token: token(), body: {} });
    expect([items.map(({ name }) => name), total]).toEqual([['A', 'Quai Nord'], 2]);
    expect(items[0]).toMatchObject({ number_of_berths: 3, berth_sizes: null, instant_booking: false });
    expect((await getPier(added.body.id)).body).toEqual({
      id: added.body.id,
      name: 'Quai Nord',
      berth_sizes,
      instant_booking: true,
      number_of_berths: 0,
      active: 0,
      offered: 0,
      instant_booking_berths: 0,
      occupied: 0,
      closed: 0,
      usual_sizes: null,
      revision: 0,
    });
    const saved = await savePier(added.body.id, 'Quai Sud');
    expect(saved.body).toMatchObject({ id: added.body.id, revision: 1 });
    expect(saved.body.position).toBeGreaterThan(added.body.position);
    expect((await getPier(added.body.id)).body).toMatchObject({ name: 'Quai Sud', berth_sizes: null });
    expect((await deletePier(added.body.id)).status).toBe(200);
    expect((await getPier(added.body.id)).body.error_type).toBe('PIER_NOT_FOUND');
    expect((await savePier(added.body.id, 'Quai Est')).body.error_type).toBe('PIER_NOT_FOUND');
  });

  it('have a name of their own in the marina, however it is written', async () => {
    const taken = { status: 409, body: { error_type: 'PIER_NAME_TAKEN', details: { pier: 'a' } } };
    expect(await createPier(' a')).toMatchObject(taken);
    const second = await createPier('B');
    expect(await savePier(second.body.id, 'a')).toMatchObject({
      ...taken,
      body: { errors: [{ path: 'pier.name', code: 'pierNameTaken' }] },
    });
    expect((await getPier(second.body.id)).body.name).toBe('B');
    const other = await openHarbour(server);
    expect(other.piers.has('A')).toBe(true);
  });

  it('give their old name back when they are renamed or removed', async () => {
    expect((await savePier(pierA(), 'North')).status).toBe(200);
    const second = await createPier('A');
    expect(second.status).toBe(200);
    expect((await createPier('North')).body.error_type).toBe('PIER_NAME_TAKEN');
    await deletePier(second.body.id);
    expect((await createPier('A')).status).toBe(200);
  });

  it('keep their name when only its case changes', async () => {
    expect((await savePier(pierA(), 'a')).status).toBe(200);
    expect((await createPier('A')).body.error_type).toBe('PIER_NAME_TAKEN');
    await server.settled();
    expect((await createPier('a')).body.error_type).toBe('PIER_NAME_TAKEN');
  });

  it('rename their berths with them', async () => {
    await savePier(pierA(), 'North');
    expect(await names({})).toEqual(['North1', 'North2', 'North3']);
  });

  it('stay while they have berths', async () => {
    expect(await deletePier(pierA())).toMatchObject({
      status: 409,
      body: {
        error_type: 'PIER_HAS_BERTHS',
        details: { berths: ['A1', 'A2', 'A3'], total: 3, allocations: [], allocations_total: 0 },
      },
    });
    await harbour.approved({}, undefined, harbour.berth('A2'));
    expect((await deletePier(pierA())).body.details).toMatchObject({
      allocations: [{ berth_name: 'A2', ...STAY }],
      allocations_total: 1,
    });
    server.clock.set('2027-06-14T08:00:00.000Z');
    for (const name of ['A1', 'A2', 'A3']) await deleteBerth(name);
    const refused = (code: string) => ({ status: 400, body: { errors: [{ path: 'password', code }] } });
    expect(await deletePier(pierA())).toMatchObject(refused('passwordMissing'));
    expect(await deletePier(pierA(), { password: 'not-my-password' })).toMatchObject(refused('passwordWrong'));
    expect((await getPier(pierA())).status).toBe(200);
    expect((await deletePier(pierA(), { password: PASSWORD })).status).toBe(200);
    expect((await createBerth(1)).body.error_type).toBe('PIER_NOT_FOUND');
  });

  it('are not removed by one while another puts a berth there', async () => {
    const { body } = await createPier('B');
    const [removed, added] = await Promise.all([deletePier(body.id), createBerth(1, { pier_id: body.id })]);
    expect([removed.status, added.status].toSorted()).toEqual(removed.status === 200 ? [200, 404] : [200, 409]);
    expect((await names({ filter: { pier_id: body.id } })).length).toBe(removed.status === 200 ? 0 : 1);
  });
});
