import { describe, expect, it } from '@jest/globals';
import { vesselApi } from '../../contracts/customers/api.js';
import { dockVesselApi, dockWalkApi } from '../../contracts/dockwalk/api.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { VIEWER } from '../fixtures/permissions.js';
import { token, walk, show, visitor, arrived, resident } from '../fixtures/dock-walks.js';

harbourForEachTest({ berths: [12, 12, 12] });

describe('boats on the dock', () => {
  it('are found by name and owner, with their berth and their fit', async () => {
    await resident('A3', 'Keser');
    await visitor('A2', 'Kestrel');
    const find = (search: string) =>
      server.must(dockVesselApi.find, { token: token(), body: { berth_id: harbour.berth('A1'), search } });
    expect((await find('kes')).items).toMatchObject([
      { name: 'Keser', berth_holder_type: 'RESIDENT', berth: { name: 'A3' }, fit: { fits: true, spare_loa: 3.6 } },
      { name: 'Kestrel', berth_holder_type: 'VISITOR', berth: { name: 'A2' }, boater_name: 'Camille Renaud' },
    ]);
    expect((await find('perrin')).items).toMatchObject([{ name: 'Keser' }]);
  });

  it('are registered without an owner, who can be named later', async () => {
    const boat = {
      name: 'Wanderer',
      hull_type: 'MONOHULL' as const,
      length: 10,
      beam: 3,
      draft: 1.5,
      home_port: 'Brest',
    };
    const { id: vessel_id } = await server.must(dockVesselApi.add, { token: token(), body: { vessel: boat } });
    const shown = () => server.must(vesselApi.get, { token: token(), body: { vessel_id } });
    expect(await shown()).toMatchObject({
      vessel: { name: 'Wanderer', home_port: 'Brest', boater_ids: [] },
      boaters: [],
    });
    const vessel = { vessel_id, email_address: 'owner@example.org' };
    await server.must(dockVesselApi.update, { token: token(), body: { vessel } });
    expect(await shown()).toMatchObject({ boaters: [{ email: 'owner@example.org', is_primary: true }] });
    const { boater } = await harbour.show(await harbour.request());
    const chosen = { vessel_id, primary_boater_id: boater.id };
    await server.must(dockVesselApi.update, { token: token(), body: { vessel: chosen } });
    const { boaters } = await shown();
    expect(boaters).toContainEqual(expect.objectContaining({ id: boater.id, is_primary: true }));
    expect(boaters).toContainEqual(expect.objectContaining({ email: 'owner@example.org', is_primary: false }));
    const stranger = { vessel_id, primary_boater_id: vessel_id };
    expect(await server.call(dockVesselApi.update, { token: token(), body: { vessel: stranger } })).toMatchObject({
      status: 404,
      body: { error_type: 'BOATER_NOT_FOUND' },
    });
  });

  it('need a hull type', async () => {
    const vessel = { name: 'Wanderer', length: 10, beam: 3, draft: 1.5 } as never;
    const answer = await server.call(dockVesselApi.add, { token: token(), body: { vessel } });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'vessel.hull_type', code: 'HullTypeRequired' }] },
    });
  });

  it('move into the berth where they lie; the boat that was believed there loses it', async () => {
    const ondine = await arrived('A1', 'Ondine');
    const kestrel = await arrived('A2', 'Kestrel');
    const { session } = await walk();
    const vesselOf = async (search: string) => {
      const body = { berth_id: harbour.berth('A1'), search };
      return (await server.must(dockVesselApi.find, { token: token(), body })).items[0]?.vessel_id ?? '';
    };
    const body = {
      selected_vessel_id: await vesselOf('Kestrel'),
      previous_selected_vessel_id: await vesselOf('Ondine'),
      berth_id: harbour.berth('A1'),
      email_address: '',
    };
    const answer = await server.must(dockVesselApi.changeOccupied, { token: token(), body });
    expect(answer.moved).toBe(true);
    await server.settled();
    const { items } = await server.must(dockWalkApi.berths, { token: token(), body: { session_id: session } });
    expect(items).toMatchObject([
      { name: 'A1', expected: { boat: { reservation_id: kestrel.id } }, check: { kind: 'BOAT' }, differences: [] },
      { name: 'A2', expected: { state: 'EMPTY' } },
      { name: 'A3' },
    ]);
    expect((await harbour.show(ondine)).berth).toBeNull();
  });
});

describe('a boat that is short for the berth where it lies', () => {
  const given = async () => {
    await harbour.addBerth('A', 9, { min_length: 11 });
    await arrived('A1', 'Ondine');
    const found = { berth_id: harbour.berth('A9'), search: 'Ondine' };
    const { items } = await server.must(dockVesselApi.find, { token: token(), body: found });
    const vessel_id = items[0]?.vessel_id ?? '';
    const body = {
      selected_vessel_id: vessel_id,
      previous_selected_vessel_id: null,
      berth_id: harbour.berth('A9'),
      email_address: 'skipper@example.org',
    };
    const owners = async () => {
      await server.settled();
      const answer = await server.must(vesselApi.get, { token: token(), body: { vessel_id } });
      return answer.boaters.map(({ email }) => email);
    };
    return { body, owners };
  };

  it('moves there once staff confirm it; until then nothing changes, nor do the contacts of the boat', async () => {
    const { body, owners } = await given();
    const before = await owners();
    const { session } = await walk();
    const refused = await server.call(dockVesselApi.changeOccupied, { token: token(), body });
    expect(refused).toMatchObject({
      status: 409,
      body: { error_type: 'min_length_berth_allocationg', details: { berth_name: 'A9', min_loa: 11 } },
    });
    expect(await owners()).toEqual(before);
    expect((await show(session)).checked).toBe(0);

    const confirmed = { ...body, confirm_min_length: true };
    const { moved } = await server.must(dockVesselApi.changeOccupied, { token: token(), body: confirmed });
    expect(moved).toBe(true);
    expect(await owners()).toEqual([...before, 'skipper@example.org']);
  });

  it('is not even recorded where the user may not change its contacts', async () => {
    const selected_vessel_id = await resident('A2', 'Wanderer');
    const { session } = await walk();
    const permissions = { ...VIEWER, reservations: 'EDITOR' as const };
    const colleague = (await server.addStaff(harbour.marina, permissions)).token;
    const body = { selected_vessel_id, berth_id: harbour.berth('A1'), email_address: 'skipper@example.org' };
    const { status } = await server.call(dockVesselApi.changeOccupied, { token: colleague, body });
    expect(status).toBe(403);
    expect((await show(session)).checked).toBe(0);
    await server.must(dockVesselApi.changeOccupied, { token: colleague, body: { ...body, email_address: '' } });
    expect((await show(session)).checked).toBe(1);
  });
});
