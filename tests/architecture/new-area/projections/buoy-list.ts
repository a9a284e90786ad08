import type { Projection } from '../../../../services/platform/consuming/projection.js';
import type { BuoyEvent } from '../domain/buoy.js';
import { buoyRecord } from '../records/buoy-record.js';

export const buoyList: Projection<BuoyEvent['data'], BuoyEvent> = {
  name: 'buoys',
  version: 1,
  indexes: [{ fields: ['marina_id'] }],
  wholeStream: buoyRecord.prefix,
  documentIds: buoyRecord.idsIn,
  apply: (_, { data }) => data,
};
