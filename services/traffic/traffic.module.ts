import { Area } from '../platform/areas/area.js';
import { trafficAuditWords } from './audit/audit-words.js';
import { UpdateTrafficHandler } from './commands/update-traffic.js';
import { TrafficController } from './http/traffic-controller.js';
import { BoatsHere } from './lookups/boats-here.js';
import { BerthTaken } from './lookups/berth-taken.js';
import { StayJudging } from './lookups/stay-judging.js';
import { residentAbsences } from './projections/resident-absences.js';
import { stayList } from './projections/stay-list.js';
import { ActivityRows } from './queries/activity-rows.js';
import { CountMovementsHandler, CountTrafficHandler } from './queries/count-traffic.js';
import {
  FindBoatsBeyondPlanHandler,
  FindBoatsHereHandler,
  FindStaysHandler,
  IsBoatHereHandler,
} from './queries/find-stays.js';
import { RehearseTrafficHandler } from './queries/rehearse-traffic.js';
import { ShowActivityHandler } from './queries/show-activity.js';
import { residentTrafficRecord } from './records/resident-traffic-record.js';
import { stayTrafficRecord } from './records/stay-traffic-record.js';

/** Arrivals and departures of boats. */
@Area({
  records: [stayTrafficRecord, residentTrafficRecord],
  auditWords: trafficAuditWords,
  projections: [stayList, residentAbsences],
  controllers: [TrafficController],
  providers: [
    UpdateTrafficHandler,
    BerthTaken,
    BoatsHere,
    StayJudging,
    RehearseTrafficHandler,
    ActivityRows,
    ShowActivityHandler,
    FindStaysHandler,
    FindBoatsHereHandler,
    FindBoatsBeyondPlanHandler,
    IsBoatHereHandler,
    CountTrafficHandler,
    CountMovementsHandler,
  ],
})
export class TrafficModule {}
