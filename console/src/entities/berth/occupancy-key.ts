import type { BerthRecord } from '../../../../contracts/berths/records.js';

/** The words of an occupancy in the catalogue `entities/berth`. */
export const occupancyKey = {
  vacant: 'entities/berth:occupancy_vacant',
  occupied: 'entities/berth:occupancy_occupied',
  'non-active': 'entities/berth:occupancy_notActive',
} as const satisfies Record<BerthRecord['occupancy'], string>;
