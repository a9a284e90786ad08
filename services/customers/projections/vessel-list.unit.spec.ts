import { describe, expect, it } from '@jest/globals';
import type { HullType, VesselType } from '../../../contracts/vocabulary/sizes.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { VesselEvent } from '../domain/vessel-events.js';
import { vesselList } from './vessel-list.js';

const VESSEL = '0190f3a2-6c03-7d13-8b23-0a5b7c9d1e44';

/** A boat as it was recorded before anybody was asked about its hull. */
function recorded(type: VesselType | null, hull_type: HullType | null, more: object = {}) {
  const build = { length: 11, beam: 6, draft: 1, type, hull_type, flag: null, live_aboard: false, ...more };
  return logged('VesselRegistered', { boater_id: 'b', marina_id: 'm', identity: { name: 'Due Scafi' }, build });
}

function logged(type: string, data: object): LoggedEvent<VesselEvent> {
  const at = { stream: `vessel-${VESSEL}`, revision: 0, position: 1, id: 'e', metadata: { marina_id: 'm' } };
  return { type, data: { vessel_id: VESSEL, ...data }, ...at } as unknown as LoggedEvent<VesselEvent>;
}

const asks = (...events: readonly LoggedEvent<VesselEvent>[]) =>
  events.reduce<ReturnType<typeof vesselList.apply>>(
    (document, event) => vesselList.apply(document ?? undefined, event, VESSEL),
    undefined,
  )?.asks_hull;

describe('the list of boats whose hull is asked about', () => {
  it('has catamarans with one hull that nobody confirmed', () => {
    expect(asks(recorded('CATAMARAN', 'MONOHULL'))).toBe(true);
    expect(asks(recorded('CATAMARAN', 'MONOHULL', { hull_confirmed: true }))).toBe(false);
    expect(asks(recorded('CATAMARAN', 'MULTIHULL'))).toBe(false);
    expect(asks(recorded('CATAMARAN', null))).toBe(false);
    expect(asks(recorded('SAIL', 'MULTIHULL'))).toBe(false);
  });

  it('keeps them when their contacts change', () => {
    expect(asks(recorded('CATAMARAN', 'MONOHULL'), logged('VesselBoaterAdded', { boater_id: 'c' }))).toBe(true);
  });
});
