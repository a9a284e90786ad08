import { describe, expect, it } from '@jest/globals';
import { availabilityApi, berthApi } from '../../contracts/berths/api.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { openHarbour, STAY } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { token, saveBerth, deleteBerth, getBerth, names } from '../fixtures/inventory-calls.js';

harbourForEachTest({ berths: [12, 10, 8] });

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

  it('are offered the permanent berths that are free for their boat, their own first', async () => {
    const { vessel_id } = await holder();
    const offered = async (to: string, name?: string) => {
      await server.settled();
      return names({
        filter: { for_vessel: to, ...(name === undefined ? {} : { name }) },
        sort: { by: 'max_loa', direction: 'desc' },
      });
    };
    expect(await offered(vessel_id)).toEqual([]);
    const sizes = [12, 10, 8] as const;
    for (const [index, max_loa] of sizes.entries()) {
      await saveBerth(`A${index + 1}`, index + 1, { max_loa, holder_type: 'RESIDENT' });
    }
    expect(await offered(vessel_id)).toEqual(['A1', 'A2']);
    expect(await offered(vessel_id, 'a2')).toEqual(['A2']);
    const body = { berth_id: harbour.berth('A2'), vessel_id };
    await server.must(availabilityApi.allocateVessel, { token: token(), body });
    expect(await offered(vessel_id)).toEqual(['A2', 'A1']);
    const other = await holder();
    expect(await offered(other.vessel_id)).toEqual(['A1']);
    const foreign = await openHarbour(server);
    const elsewhere = { filter: { for_vessel: vessel_id }, page_size: 10 };
    expect((await server.must(berthApi.listBerths, { token: foreign.token, body: elsewhere })).total).toBe(0);
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
    const { boater_id: stranger } = await holder();
    expect((await allocate({ boater_id: stranger })).body.error_type).toBe('NOT_A_VESSEL_CONTACT');
    expect((await getBerth('A2')).body.occupancy).toBe('vacant');
  });
});
