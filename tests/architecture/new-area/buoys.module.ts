import { Area } from '../../../services/platform/areas/area.js';
import { buoyAuditWords } from './audit/audit-words.js';
import { LayBuoy } from './calls/lay-buoy.js';
import { ListBuoys } from './calls/list-buoys.js';
import { buoyList } from './projections/buoy-list.js';
import { buoyRecord } from './records/buoy-record.js';

@Area({
  records: [buoyRecord],
  auditWords: buoyAuditWords,
  errorKinds: { BUOY_NAME_RESERVED: 'forbidden' },
  calls: [ListBuoys, LayBuoy],
  projections: [buoyList],
})
export class BuoysModule {}
