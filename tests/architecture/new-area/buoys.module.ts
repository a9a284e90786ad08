import { Area } from '../../../services/platform/areas/area.js';
import { buoyAuditWords } from './audit/audit-words.js';
import { LayBuoyHandler } from './commands/lay-buoy.js';
import { BuoyController } from './http/buoy-controller.js';
import { buoyList } from './projections/buoy-list.js';
import { ListBuoysHandler } from './queries/list-buoys.js';
import { buoyRecord } from './records/buoy-record.js';

@Area({
  records: [buoyRecord],
  auditWords: buoyAuditWords,
  errorKinds: { BUOY_NAME_RESERVED: 'forbidden' },
  projections: [buoyList],
  controllers: [BuoyController],
  providers: [LayBuoyHandler, ListBuoysHandler],
})
export class BuoysModule {}
