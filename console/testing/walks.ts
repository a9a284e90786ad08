import { exampleIds, walkBerthExample } from '../../contracts/dockwalk/examples.js';
import type { WalkBoat } from '../../contracts/dockwalk/boats.js';
import type { WalkBerth } from '../../contracts/dockwalk/walks.js';

export const WALK_DATE = '2027-07-03';

/** An id that differs by its last digits. */
export const walkId = (number: number): string => `0190f3a2-aa01-7e11-9b21-${String(number).padStart(12, '0')}`;

const idOf = (kind: string, name: string): string =>
  `0190f3a2-aa01-7e11-9b2${kind}-${Buffer.from(name).toString('hex').padStart(12, '0').slice(0, 12)}`;

/** A boat of the plan: a visitor from 2 to 10 July who has arrived, unless changed. */
export function walkBoat(name: string, changes: Partial<WalkBoat> = {}): WalkBoat {
  return {
    berth_holder_type: 'VISITOR',
    allocation_id: idOf('a', name),
    reservation_id: idOf('b', name),
    vessel_id: idOf('c', name),
    boater_id: exampleIds.boater,
    name,
    boater_name: 'Camille Renaud',
    length: 10.2,
    start_date: '2027-07-02',
    end_date: '2027-07-10',
    arrived: true,
    ...changes,
  };
}

type Expected = WalkBerth['expected'];

/** An unchecked berth, in which nobody is expected unless changed. */
export function walkBerth(
  number: number,
  expected: Partial<Expected> = {},
  changes: Partial<WalkBerth> = {},
): WalkBerth {
  const boat = expected.boat ?? null;
  const state = boat === null ? 'EMPTY' : 'BOAT';
  return {
    ...walkBerthExample,
    berth_id: walkId(number),
    name: `B${number}`,
    note: '',
    expected: {
      boat: null,
      due: null,
      over: null,
      away: null,
      overdue: null,
      ...expected,
      state: expected.state ?? state,
      key:
        boat === null
          ? 'EMPTY'
          : ['BOAT', boat.allocation_id, boat.reservation_id ?? '', boat.vessel_id ?? ''].join(':'),
    },
    check: null,
    differences: [],
    asks: false,
    photos: [],
    following: [],
    ...changes,
  };
}
