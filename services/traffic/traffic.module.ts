import { Area } from '../platform/areas/area.js';
import { trafficAuditWords } from './audit/audit-words.js';
import { UpdateTrafficHandler } from './commands/update-traffic.js';
import { TrafficController } from './http/traffic-controller.js';
import { stayList } from './projections/stay-list.js';
import { FindStaysHandler } from './queries/find-stays.js';
import { ShowActivityHandler } from './queries/show-activity.js';
import { stayTrafficRecord } from './records/stay-traffic-record.js';

/** Arrivals and departures of boats. */
@Area({
  records: [stayTrafficRecord],
  auditWords: trafficAuditWords,
  projections: [stayList],
  controllers: [TrafficController],
  providers: [UpdateTrafficHandler, ShowActivityHandler, FindStaysHandler],
})
export class TrafficModule {}
