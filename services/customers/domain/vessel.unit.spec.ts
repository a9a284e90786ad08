import { describe, expect, it } from '@jest/globals';
import type { VesselForm } from '../../../contracts/customers/vessel.js';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { decide, evolve, initial, type VesselCommand, type VesselContext } from './vessel.js';
import type { VesselEvent } from './vessel-events.js';
import { vesselRecordOf } from './vessel-view.js';

const form: VesselForm = { name: 'Belle Étoile', length: 11.4, beam: 3.85, draft: 1.9, type: 'SAIL', flag: 'FR' };
const build = {
  length: 11.4,
  beam: 3.85,
  draft: 1.9,
  hull_type: null,
  type: 'SAIL' as const,
  flag: 'FR',
  live_aboard: false,
  home_marina_name: null,
  home_port: null,
};
const identity = { name: 'Belle Étoile', imo: null, mmsi: null };
const here: VesselContext = { vessel_id: 'v1', marina_id: 'm1', boater_erased: false };
const given = specificationOf<VesselCommand, VesselEvent, ReturnType<typeof initial>, VesselContext>({
  initial,
  evolve,
  decide,
});
const registered: VesselEvent = {
  type: 'VesselRegistered',
  data: { vessel_id: 'v1', marina_id: 'm1', boater_id: 'b1', identity, build },
};
const added: VesselEvent = { type: 'VesselBoaterAdded', data: { vessel_id: 'v1', boater_id: 'b2' } };

describe('a vessel', () => {
  it('is registered with its primary boater', () => {
    const register: VesselCommand = { type: 'RegisterVessel', boater_id: 'b1', vessel: form };
    given([]).when(register, here).then(registered);
    given([registered]).when(register, here).then();
    given([])
      .when(register, { ...here, boater_erased: true })
      .thenRefused('BOATER_ERASED');
  });

  it('changes given fields and keeps the rest', () => {
    given([registered])
      .when({ type: 'ChangeVessel', vessel: { draft: 2.05, mmsi: '227123456', flag: '' } }, here)
      .then({
        type: 'VesselChanged',
        data: {
          boater_id: 'b1',
          identity: { ...identity, mmsi: '227123456' },
          build: { ...build, draft: 2.05, flag: null },
        },
      });
  });

  it('is not changed by known values', () => {
    given([registered]).when({ type: 'ChangeVessel', vessel: form }, here).then();
  });

  it('is not written with the key of an erased person', () => {
    given([registered])
      .when({ type: 'ChangeVessel', vessel: { name: 'Mistral' } }, { ...here, boater_erased: true })
      .thenRefused('BOATER_ERASED');
    given([registered, added])
      .when({ type: 'SetPrimary', boater_id: 'b2' }, { ...here, boater_erased: true })
      .thenRefused('BOATER_ERASED');
  });

  it('does not exist for another marina', () => {
    const commands: VesselCommand[] = [
      { type: 'ChangeVessel', vessel: { draft: 2 } },
      { type: 'AddBoater', boater_id: 'b2' },
      { type: 'RemoveBoater', boater_id: 'b1' },
      { type: 'SetPrimary', boater_id: 'b1' },
    ];
    for (const command of commands) {
      given([registered])
        .when(command, { ...here, marina_id: 'm2' })
        .thenRefused('VESSEL_NOT_FOUND', { kind: 'not_found' });
    }
  });
});

describe('the contacts of a vessel', () => {
  it('are added once', () => {
    const add: VesselCommand = { type: 'AddBoater', boater_id: 'b2' };
    given([registered]).when(add, here).then(added);
    given([registered, added]).when(add, here).thenRefused('VESSEL_HAS_BOATER');
  });

  it('can be removed, except the primary one and strangers', () => {
    const removed = given([registered, added])
      .when({ type: 'RemoveBoater', boater_id: 'b2' }, here)
      .then({ type: 'VesselBoaterRemoved', data: { boater_id: 'b2' } });
    expect(removed.state()).toMatchObject({ boater_ids: ['b1'] });
    given([registered, added])
      .when({ type: 'RemoveBoater', boater_id: 'b1' }, here)
      .thenRefused('VESSEL_PRIMARY_BOATER');
    given([registered]).when({ type: 'RemoveBoater', boater_id: 'b2' }, here).thenRefused('NOT_A_VESSEL_CONTACT');
  });

  it('change places, which re-encrypts the name for the new primary boater', () => {
    const set = given([registered, added])
      .when({ type: 'SetPrimary', boater_id: 'b2' }, here)
      .then({ type: 'VesselPrimarySet', data: { boater_id: 'b2', previous_boater_id: 'b1', identity, build } });
    expect(set.state()).toMatchObject({ boater_ids: ['b2', 'b1'] });
    given([registered]).when({ type: 'SetPrimary', boater_id: 'b1' }, here).then();
    given([registered]).when({ type: 'SetPrimary', boater_id: 'b2' }, here).thenRefused('NOT_A_VESSEL_CONTACT');
  });

  it('may replace an erased name', () => {
    const nameless: VesselEvent = { ...registered, data: { ...registered.data, identity: null } };
    const passed = given([nameless, added]).when({ type: 'SetPrimary', boater_id: 'b2' }, here).events();
    given([nameless, added, ...passed])
      .when({ type: 'ChangeVessel', vessel: { draft: 2 } }, here)
      .then({ type: 'VesselChanged', data: { identity: null } });
    given([nameless, added, ...passed])
      .when({ type: 'ChangeVessel', vessel: { name: 'Mistral' } }, here)
      .then({ type: 'VesselChanged', data: { boater_id: 'b2', identity: { name: 'Mistral', imo: null, mmsi: null } } });
  });
});

describe('the record for other areas', () => {
  it('has a resident’s marina as home, else the visitor’s answer', () => {
    const { state } = given([
      {
        ...registered,
        data: { ...registered.data, build: { ...build, home_marina_name: 'Port Camargue' } },
      },
    ]);
    if (!state.exists) throw new Error('not on record');
    expect(vesselRecordOf('v1', state, null)).toMatchObject({
      home_marina_id: null,
      home_marina_name: 'Port Camargue',
      home_port: null,
    });
    expect(vesselRecordOf('v1', state, { id: 'm1', name: 'Port Neuf' })).toMatchObject({
      home_marina_id: 'm1',
      home_marina_name: 'Port Neuf',
      home_port: null,
    });
  });
});
