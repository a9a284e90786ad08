import { beforeEach, describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { berthApi } from '../../contracts/berths/api.js';
import { availabilityApi, harbourMapApi } from '../../contracts/berths/api.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { planRecord } from '../../services/berths/records/berth-plan-record.js';
import { berthRecord, pierRecord } from '../../services/berths/records/inventory-records.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { headOf, openHarbour, PETREL, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { PASSWORD } from '../fixtures/marina-server.js';
import { VIEWER } from '../fixtures/permissions.js';

harbourForEachTest({ berths: [12, 10, 8] });

const token = () => harbour.token;
const createPier = (name: string, more: object = {}) =>
  server.call(berthApi.createPier, { token: token(), body: { pier: { name, ...more } } });
const savePier = (id: string, name: string, headers = {}) =>
  server.call(berthApi.updatePier, { token: token(), headers, body: { pier: { id, name } } });
const deletePier = (pier_id: string, more: { password?: string } = {}) =>
  server.call(berthApi.deletePier, { token: token(), body: { pier_id, ...more } });
const pierA = () => harbour.piers.get('A') ?? '';
const getPier = (pier_id: string) => server.call(berthApi.getPier, { token: token(), body: { pier_id } });
const fields = (number: number, more: object = {}) => ({
  pier_id: pierA(),
  number,
  max_loa: 12,
  max_beam: 4,
  max_draft: 2.5,
  ...more,
});
const createBerth = (number: number, more: object = {}, headers = {}) =>
  server.call(berthApi.createBerth, { token: token(), headers, body: { berth: fields(number, more) } });
const saveBerth = (name: string, number: number, more: object = {}, displace_visitors = false, headers = {}) =>
  server.call(berthApi.updateBerth, {
    token: token(),
    headers,
    body: { berth: { id: harbour.berth(name), ...fields(number, more) }, displace_visitors },
  });
const deleteBerth = (name: string, headers = {}) =>
  server.call(berthApi.deleteBerth, { token: token(), headers, body: { berth_id: harbour.berth(name) } });
const getBerth = (name: string) =>
  server.call(berthApi.getBerth, { token: token(), body: { berth_id: harbour.berth(name) } });
type ListBody = z.input<NonNullable<typeof berthApi.listBerths.body>>;
const names = async (body: ListBody) =>
  (await server.must(berthApi.listBerths, { token: token(), body: { page_size: 100, ...body } })).items.map(
    ({ name }) => name,
  );

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

describe('berths', () => {
  it('are added, shown, changed and removed', async () => {
    const more = {
      min_length: 7,
      holder_type: 'RESIDENT',
      boat_types: 'sail',
      services: { electricity: true, water: true },
      location: { quiet: true },
      notes: 'Mind the chain',
    };
    const { body } = await createBerth(12, more);
    harbour.berths.set('A12', body.id);
    expect((await getBerth('A12')).body).toMatchObject({
      id: body.id,
      name: 'A12',
      pier_name: 'A',
      number: 12,
      max_loa: 12,
      min_length: 7,
      holder_type: 'RESIDENT',
      boat_types: 'sail',
      services: { electricity: true, water: true, waste: false },
      location: { quiet: true, view: false },
      notes: 'Mind the chain',
      active: true,
      occupancy: 'vacant',
      current_berth_owner: null,
      smart_extension: null,
    });
    const saved = await saveBerth('A12', 13, { max_loa: 14, active: false });
    expect(saved.status).toBe(200);
    expect((await getBerth('A12')).body).toMatchObject({
      name: 'A13',
      max_loa: 14,
      occupancy: 'non-active',
      notes: '',
      revision: saved.body.revision,
    });
    expect((await deleteBerth('A12')).status).toBe(200);
    expect((await getBerth('A12')).body.error_type).toBe('BERTH_NOT_FOUND');
    expect((await saveBerth('A12', 13)).body.error_type).toBe('BERTH_NOT_FOUND');
    expect(await names({})).toEqual(['A1', 'A2', 'A3']);
  });

  it('have a number of their own on their pier', async () => {
    const taken = {
      status: 409,
      body: {
        error_type: 'BERTH_NUMBER_TAKEN',
        details: { pier: 'A', number: 2 },
        errors: [{ path: 'berth.number', code: 'berthNumberTaken' }],
      },
    };
    expect(await createBerth(2)).toMatchObject(taken);
    expect(await saveBerth('A1', 2)).toMatchObject(taken);
    expect(await names({})).toEqual(['A1', 'A2', 'A3']);
    const { body } = await createPier('B');
    expect((await createBerth(2, { pier_id: body.id })).status).toBe(200);
  });

  it('give their old number back when they are renumbered or removed', async () => {
    await saveBerth('A1', 4);
    expect((await createBerth(1)).status).toBe(200);
    expect((await createBerth(4)).body.error_type).toBe('BERTH_NUMBER_TAKEN');
    await deleteBerth('A2');
    expect((await createBerth(2)).status).toBe(200);
  });

  it('keep the number they were given since, when an old save is sent again', async () => {
    const headers = { 'Idempotency-Key': 'save-a1' };
    const first = await saveBerth('A1', 1, { notes: 'x' }, false, headers);
    await saveBerth('A1', 4);
    await server.restart();
    expect((await saveBerth('A1', 1, { notes: 'x' }, false, headers)).body).toEqual(first.body);
    expect((await getBerth('A1')).body).toMatchObject({ number: 4, notes: '' });
    expect((await createBerth(4)).body.error_type).toBe('BERTH_NUMBER_TAKEN');
    expect((await createBerth(1)).status).toBe(200);
  });

  it('start with the instant booking of their pier, also when they move there', async () => {
    const { body } = await createPier('B', { instant_booking: true });
    const added = await createBerth(1, { pier_id: body.id });
    harbour.berths.set('B1', added.body.id);
    expect((await getBerth('B1')).body.instant_booking).toBe(true);
    await saveBerth('A1', 2, { pier_id: body.id });
    expect((await getBerth('A1')).body).toMatchObject({ name: 'B2', instant_booking: true });
    expect((await getPier(pierA())).body.number_of_berths).toBe(2);
  });

  it('are refused with what is wrong', async () => {
    const errors = async (more: object) => (await createBerth(9, more)).body.errors;
    expect(await errors({ min_length: 12 })).toEqual([{ path: 'berth.min_length', code: 'berthMinLengthNotBelowMax' }]);
    expect(await errors({ max_loa: 1000.5 })).toEqual([{ path: 'berth.max_loa', code: 'moreThan1000m' }]);
    expect(await errors({ max_beam: 0 })).toEqual([{ path: 'berth.max_beam', code: 'berthBeamTooShort' }]);
    expect(await errors({ number: 0 })).toEqual([{ path: 'berth.number', code: 'insertNumber' }]);
    expect(await errors({ notes: 'n'.repeat(1025) })).toEqual([{ path: 'berth.notes', code: 'berthNoteTooLong' }]);
    expect((await createBerth(9, { pier_id: harbour.berth('A1') })).body.error_type).toBe('PIER_NOT_FOUND');
    const smart_extension = { orientation: 'ALONGSIDE', sides: 1, neighbours: [pierA()] };
    expect((await createBerth(9, { smart_extension })).body.error_type).toBe('BERTH_NOT_FOUND');
    expect(await names({})).toEqual(['A1', 'A2', 'A3']);
  });

  it('extend over berths that adjoin them, and are active and offered', async () => {
    const over = async (number: number, ...numbers: number[]) => {
      const neighbours = numbers.map((one) => harbour.berth(`A${one}`));
      const smart_extension = { orientation: 'ALONGSIDE', sides: 2, neighbours };
      const { status, body } = await saveBerth(`A${number}`, number, { smart_extension });
      return status === 200 ? 'saved' : body.errors?.[0]?.code;
    };
    for (const number of [4, 5, 6]) await harbour.addBerth('A', number, { active: number !== 6 });
    // One row, or odd and even numbers on two sides: the map does not say.
    expect(await over(1, 4)).toBe('extensionNeighbourApart');
    expect(await over(3, 1, 2)).toBe('extensionNeighbourApart');
    expect(await over(5, 6)).toBe('extensionNeighbourClosed');
    expect(await over(3, 1, 5)).toBe('saved');
    expect(await over(2, 1, 3)).toBe('saved');
    const position = { pier_id: pierA(), x: 0, y: 0, heading: 0, first_side: 'RIGHT', from_head: false } as const;
    const body = { placed: [{ ...position, rows: 'ODD_EVEN' as const }] };
    await server.must(harbourMapApi.arrangeHarbour, { token: harbour.token, body });
    expect(await over(4, 3)).toBe('extensionNeighbourApart');
    expect(await over(4, 2)).toBe('saved');
  });

  it('extend over berths of the same pier only', async () => {
    const other = (await createPier('Quai Ouest')).body.id;
    const far = (await createBerth(1, { pier_id: other })).body.id;
    const smart_extension = { orientation: 'ALONGSIDE', sides: 1, neighbours: [far] };
    expect((await saveBerth('A1', 1, { smart_extension })).body.errors).toEqual([
      { path: 'berth.smart_extension.neighbours', code: 'extensionNeighbourElsewhere' },
    ]);
    expect((await getBerth('A1')).body.smart_extension).toBeNull();
  });

  it('can be saved after a neighbour that they extend over is deleted', async () => {
    const smart_extension = {
      orientation: 'ALONGSIDE',
      sides: 2,
      neighbours: [harbour.berth('A1'), harbour.berth('A3')],
    };
    expect((await saveBerth('A2', 2, { smart_extension })).status).toBe(200);
    expect((await deleteBerth('A1')).status).toBe(200);
    expect((await saveBerth('A2', 2, { smart_extension, notes: 'New cleats' })).status).toBe(200);
    const left = { ...smart_extension, neighbours: [harbour.berth('A3')] };
    expect((await getBerth('A2')).body).toMatchObject({ smart_extension: left, notes: 'New cleats' });
    expect((await deleteBerth('A3')).status).toBe(200);
    expect((await saveBerth('A2', 2, { smart_extension: left })).status).toBe(200);
    expect((await getBerth('A2')).body.smart_extension).toBeNull();
  });

  it('answer a stale save with the changes since', async () => {
    const headers = { 'If-Match': `"${(await getBerth('A1')).body.revision}"` };
    expect((await saveBerth('A1', 1, { max_loa: 13 }, false, headers)).status).toBe(200);
    const stale = {
      status: 412,
      body: { error_type: 'STALE', details: { changes: [{ type: 'BerthUpdated', by: { id: harbour.staff.id } }] } },
    };
    expect(await saveBerth('A1', 1, { max_loa: 9 }, false, headers)).toMatchObject(stale);
    expect(await deleteBerth('A1', headers)).toMatchObject(stale);
    expect((await getBerth('A1')).body).toMatchObject({ max_loa: 13, occupancy: 'vacant' });
    expect(await harbour.isFree('A1')).toBe(true);
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

describe('a berth that a boat has or will have', () => {
  const inUse = { status: 409, body: { error_type: 'BERTH_IN_USE' } };

  it('is not removed', async () => {
    await harbour.approved({}, undefined, harbour.berth('A1'));
    expect(await deleteBerth('A1')).toMatchObject({ ...inUse, body: { details: { allocations: [STAY] } } });
    expect((await getBerth('A1')).status).toBe(200);
    server.clock.set('2027-06-14T08:00:00.000Z');
    expect((await deleteBerth('A1')).status).toBe(200);
  });

  it('is not made smaller than the visitors, nor taken out of the offer', async () => {
    const asked = await harbour.approved({}, undefined, harbour.berth('A1'));
    expect(await saveBerth('A1', 1, { max_loa: 9 })).toMatchObject({
      ...inUse,
      body: { details: { allocations: [STAY] } },
    });
    expect(await saveBerth('A1', 1, { active: false })).toMatchObject(inUse);
    expect((await getBerth('A1')).body).toMatchObject({ max_loa: 12, active: true, revision: 0 });
    expect((await saveBerth('A1', 1, { max_loa: 9.8 })).status).toBe(200);
    expect((await harbour.show(asked)).berth_id).toBe(harbour.berth('A1'));
  });

  it('sends its visitors elsewhere where staff want that, and reservations follow', async () => {
    const first = await harbour.approved({}, undefined, harbour.berth('A1'));
    expect((await saveBerth('A1', 1, { active: false }, true)).status).toBe(200);
    await server.settled();
    expect((await harbour.show(first)).berth).toMatchObject({ id: harbour.berth('A2'), number: '2' });
    expect(await harbour.isFree('A2')).toBe(false);
    // No berth is left to move to.
    expect((await saveBerth('A2', 2, { max_loa: 9 }, true)).status).toBe(200);
    await server.settled();
    expect(await harbour.show(first)).toMatchObject({ berth: null, berth_id: null, reservation_status: 'approved' });
    expect(await harbour.visitors()).toEqual([0, 0, 0]);
  });

  it('moves a visitor who is there already', async () => {
    const first = await harbour.approved({}, undefined, harbour.berth('A1'));
    server.clock.set('2027-06-12T08:00:00.000Z');
    expect((await saveBerth('A1', 1, { active: false }, true)).status).toBe(200);
    await server.settled();
    expect((await harbour.show(first)).berth).toMatchObject({ id: harbour.berth('A2') });
    expect(await harbour.isFree('A2', { start_date: '2027-06-11', end_date: '2027-06-12' })).toBe(true);
    expect(await harbour.isFree('A2', { start_date: '2027-06-12', end_date: '2027-06-14' })).toBe(false);
  });
});

describe('berth holders', () => {
  const holder = async () => {
    const boater = await server.must(boaterApi.add, {
      token: token(),
      body: {
        first_name: 'Marit',
        last_name: 'Solheim',
        email: `m${Math.random()}@example.org`,
        relation_type: 'RESIDENT',
      },
    });
    const vessel = await server.must(vesselApi.add, {
      token: token(),
      body: { boater_id: boater.id, vessel: { name: 'Havørn', length: 9.5, beam: 3.1, draft: 1.6 } },
    });
    return { boater_id: boater.id, vessel_id: vessel.id };
  };

  it('get a berth until further notice, and no second one', async () => {
    const { boater_id, vessel_id } = await holder();
    const allocate = (name: string, more: object = {}) =>
      server.call(availabilityApi.allocateVessel, {
        token: token(),
        body: { berth_id: harbour.berth(name), vessel_id, ...more },
      });
    const { status, body } = await allocate('A2');
    expect(status).toBe(200);
    expect((await getBerth('A2')).body).toMatchObject({
      occupancy: 'occupied',
      vessel_id,
      current_berth_owner: { berth_holder_type: 'RESIDENT', boater_id, vessel_id, allocation_id: body.id },
    });
    expect(await harbour.isFree('A2', { start_date: '2030-01-01', end_date: '2030-01-02' })).toBe(false);
    expect((await allocate('A1')).body.error_type).toBe('VESSEL_HAS_BERTH');
    expect((await deleteBerth('A2')).body.error_type).toBe('BERTH_IN_USE');
    const asked = await harbour.agreed();
    expect((await harbour.act(asked, 'APPROVE', { berth_id: harbour.berth('A2') })).body.error_type).toBe(
      'BERTH_TAKEN',
    );
  });

  it('are of this marina', async () => {
    const { vessel_id } = await holder();
    const other = await openHarbour(server);
    const allocate = (more: object, by = token()) =>
      server.call(availabilityApi.allocateVessel, {
        token: by,
        body: { berth_id: harbour.berth('A2'), vessel_id, ...more },
      });
    expect((await allocate({}, other.token)).body.error_type).toBe('VESSEL_NOT_FOUND');
    expect((await allocate({ berth_id: other.berth('A1') })).body.error_type).toBe('BERTH_NOT_FOUND');
    expect((await allocate({ boater_id: harbour.staff.id })).body.error_type).toBe('BOATER_NOT_FOUND');
    expect((await getBerth('A2')).body.occupancy).toBe('vacant');
  });
});

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
      ...{ min_length: null, min_beam: null, min_draft: null },
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
