import type { BerthRecord } from '../../../../contracts/berths/records.js';
import type { ShownOccupancy } from '../../../../contracts/berths/rules/shown-occupancy.js';

/** The words of an occupancy in the catalogue `entities/berth`. */
export const occupancyKey = {
  vacant: 'entities/berth:occupancy_vacant',
  occupied: 'entities/berth:occupancy_occupied',
  expected: 'entities/berth:occupancy_expected',
  'non-active': 'trade:outOfService',
} as const satisfies Record<ShownOccupancy, string>;

/** The words of a filter by occupancy, which finds berths with and without their boat. */
export const occupancyFilterKey = {
  ...occupancyKey,
  occupied: 'entities/berth:occupancy_taken',
} as const satisfies Record<BerthRecord['occupancy'], string>;
