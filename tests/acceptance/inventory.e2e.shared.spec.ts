import { beforeEach, describe, expect, it } from '@jest/globals';
import { berthApi } from '../../contracts/berths/api.js';
import { availabilityApi } from '../../contracts/berths/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { planRecord } from '../../services/berths/records/berth-plan-record.js';
import { berthRecord, pierRecord } from '../../services/berths/records/inventory-records.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { headOf, openHarbour, PETREL, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { VIEWER } from '../fixtures/permissions.js';
import { token, createPier, pierA, fields, createBerth, getBerth, names } from '../fixtures/inventory-calls.js';

harbourForEachTest({ berths: [12, 10, 8] });

describe('another marina', () => {
  it('sees and changes nothing of it', async () => {
    const other = await openHarbour(server);
    const by = { token: other.token };
    const before = await headOf(server);
    const berth = { id: harbour.berth('A1'), ...fields(1) };
    const answers = [
      await server.call(berthApi.getPier, { ...by, body: { pier_id: pierA() } }),
      await server.call(berthApi.updatePier, { ...by, body: { pier: { id: pierA(), name: 'Mine' } } }),
      await server.call(berthApi.deletePier, { ...by, body: { pier_id: pierA() } }),
      await server.call(berthApi.getBerth, { ...by, body: { berth_id: berth.id } }),
      await server.call(berthApi.updateBerth, { ...by, body: { berth } }),
      await server.call(berthApi.updateBerth, { ...by, body: { berth: { ...berth, id: other.berth('A1') } } }),
      await server.call(berthApi.createBerth, { ...by, body: { berth: fields(50) } }),
      await server.call(berthApi.deleteBerth, { ...by, body: { berth_id: berth.id } }),
      await server.call(availabilityApi.checkAvailability, { ...by, body: { berth_id: berth.id, ...STAY } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const { items } = await server.must(berthApi.listBerths, { ...by, body: { filter: { pier_id: pierA() } } });
    expect(items).toEqual([]);
    expect(await headOf(server)).toBe(before);
  });

  it('users with read permission get the same', async () => {
    const viewer = await server.addStaff(harbour.marina, VIEWER);
    const by = { token: viewer.token };
    expect((await server.call(berthApi.getBerth, { ...by, body: { berth_id: harbour.berth('A1') } })).status).toBe(200);
    const before = await headOf(server);
    const answers = [
      await server.call(berthApi.createPier, { ...by, body: { pier: { name: 'Mine' } } }),
      await server.call(berthApi.deletePier, { ...by, body: { pier_id: pierA() } }),
      await server.call(berthApi.createBerth, { ...by, body: { berth: fields(50) } }),
      await server.call(berthApi.deleteBerth, { ...by, body: { berth_id: harbour.berth('A1') } }),
      await server.call(reservationApi.assignBerth, {
        ...by,
        body: { reservation_id: harbour.marina, berth_id: harbour.berth('A1') },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    expect(await headOf(server)).toBe(before);
  });
});

describe('work interrupted by a crash', () => {
  const streams = () => server.app.get(StreamRepository, { strict: false });
  const context = () => server.context({ marina_id: harbour.marina });

  it('a card that never reached the plan does', async () => {
    const card = { berth_id: context().command_id, ...fields(7), holder_type: 'VISITOR' as const };
    const rest = {
      min_length: null,
      min_beam: null,
      min_draft: null,
      smart_extension: null,
      services: { electricity: false, water: false, waste: false },
      location: { office: false, facilities: false, view: false, accessible: false, quiet: false },
      boat_types: 'any' as const,
      lettered: false,
      active: true,
      offered: true,
      instant_booking: false,
    };
    await streams().execute(berthRecord, card.berth_id, context(), () => [
      { type: 'BerthCreated' as const, data: { ...card, ...rest } },
    ]);
    await server.settled();
    expect(await names({})).toEqual(['A1', 'A2', 'A3', 'A7']);
  });

  it('a berth that left the plan loses its card and its number', async () => {
    const berth_id = harbour.berth('A3');
    await streams().execute(planRecord, harbour.marina, context(), () => [
      { type: 'BerthLeftPlan' as const, data: { berth_id } },
    ]);
    await server.settled();
    expect((await streams().load(berthRecord, berth_id)).state.status).toBe('deleted');
    expect((await createBerth(3)).status).toBe(200);
  });

  it('a change that reached only the plan is taken back', async () => {
    const { state } = await streams().load(planRecord, harbour.marina);
    const facts = state.berths.get(harbour.berth('A1'))?.facts;
    if (facts === undefined) throw new Error('A1 is not in the plan');
    await streams().execute(planRecord, harbour.marina, context(), () => [
      { type: 'BerthChangedInPlan' as const, data: { ...facts, max_loa: 30 } },
    ]);
    await server.settled();
    const vessel = { ...PETREL, length: 25 };
    expect((await harbour.show(await harbour.approved({ vessel }))).berth).toBe(null);
  });

  it('the name of a pier that went is free again', async () => {
    const { body } = await createPier('B');
    const gone = { type: 'PierDeleted' as const, data: { pier_id: body.id } };
    await streams().execute(pierRecord, body.id, context(), () => [gone]);
    await server.settled();
    expect((await createPier('B')).status).toBe(200);
  });
});

describe('lists of berths', () => {
  beforeEach(async () => {
    const { body } = await createPier('B', { instant_booking: true });
    harbour.piers.set('B', body.id);
    await harbour.addBerth('B', 2, { max_loa: 20 });
    await harbour.addBerth('B', 10, { max_loa: 9, active: false });
    await harbour.approved({ start_date: '2027-06-01', end_date: '2027-06-03' }, undefined, harbour.berth('A1'));
  });

  it('count as people do', async () => {
    expect(await names({})).toEqual(['A1', 'A2', 'A3', 'B2', 'B10']);
    expect(await names({ sort: { by: 'name', direction: 'desc' } })).toEqual(['B10', 'B2', 'A3', 'A2', 'A1']);
  });

  it('are sorted by size and by who is there', async () => {
    expect(await names({ sort: { by: 'max_loa' } })).toEqual(['A3', 'B10', 'A2', 'A1', 'B2']);
    expect(await names({ sort: { by: 'max_loa', direction: 'desc' } })).toEqual(['B2', 'A1', 'A2', 'B10', 'A3']);
    expect(await names({ sort: { by: 'occupancy' } })).toEqual(['B10', 'A1', 'A2', 'A3', 'B2']);
  });

  it('are filtered', async () => {
    expect(await names({ filter: { pier_id: pierA() } })).toEqual(['A1', 'A2', 'A3']);
    expect(await names({ filter: { pier_id: [pierA(), harbour.piers.get('B') ?? ''], name: 'b1' } })).toEqual(['B10']);
    expect(await names({ filter: { occupancy: ['occupied', 'non-active'] } })).toEqual(['A1', 'B10']);
    expect(await names({ filter: { instant_booking: true } })).toEqual(['B2', 'B10']);
    expect(await names({ only_available_berths: true })).toEqual(['A2', 'A3', 'B2']);
  });

  it('come in pages with the total', async () => {
    const page = (number: number) =>
      server.must(berthApi.listBerths, { token: token(), body: { page: number, page_size: 2 } });
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    expect(pages.map(({ items }) => items.map(({ name }) => name))).toEqual([['A1', 'A2'], ['A3', 'B2'], ['B10'], []]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect((await server.must(berthApi.listBerths, { token: token(), body: {} })).items).toHaveLength(5);
  });

  it('say who is there tonight, and tomorrow nobody', async () => {
    expect((await getBerth('A1')).body).toMatchObject({
      occupancy: 'occupied',
      current_berth_owner: { berth_holder_type: 'VISITOR', vessel: { name: 'Petrel' } },
    });
    server.clock.set('2027-06-02T22:00:00.000Z'); // in Paris it is the third of June: the boat leaves today
    expect((await getBerth('A1')).body).toMatchObject({ occupancy: 'vacant', current_berth_owner: null });
  });
});

describe('an update of a berth', () => {
  const update = (berth: object) =>
    server.call(berthApi.updateBerth, { token: harbour.token, body: { berth: berth as { id: string } } });

  const shown = (berth_id: string) => server.must(berthApi.getBerth, { token: harbour.token, body: { berth_id } });

  it('keeps what it does not name', async () => {
    const whole = {
      ...fields(40),
      min_length: 5,
      services: { electricity: true, water: true, waste: false },
      location: { office: false, facilities: false, view: true, accessible: false, quiet: true },
      boat_types: 'sail' as const,
      offered: false,
      notes: 'keep me',
    };
    const { id } = await server.must(berthApi.createBerth, { token: harbour.token, body: { berth: whole } });
    const before = await shown(id);
    expect((await update({ id, max_loa: 9.5, services: { waste: true } })).status).toBe(200);
    const after = await shown(id);
    expect(after).toEqual({
      ...before,
      max_loa: 9.5,
      services: { electricity: true, water: true, waste: true },
      revision: after.revision,
    });
    expect(after.revision).toBeGreaterThan(before.revision);
  });

  it('compares a minimum with the maximum that the berth keeps', async () => {
    const { id } = await server.must(berthApi.createBerth, { token: harbour.token, body: { berth: fields(41) } });
    const { status, body } = await update({ id, min_length: 90 });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('berth.min_length')]);
  });
});
