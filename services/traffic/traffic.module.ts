import { Area } from '../platform/areas/area.js';
import { UpdateTrafficHandler } from './commands/update-traffic.js';
import { TrafficController } from './http/traffic-controller.js';
import { stayList } from './projections/stay-list.js';
import { ShowActivityHandler } from './queries/show-activity.js';
import { stayTrafficRecord } from './records/stay-traffic-record.js';

/** Boats that come and go. */
@Area({
  records: [stayTrafficRecord],
  projections: [stayList],
  controllers: [TrafficController],
  providers: [UpdateTrafficHandler, ShowActivityHandler],
})
export class TrafficModule {}
