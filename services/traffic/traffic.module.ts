import { Area } from '../platform/areas/area.js';
import { trafficAuditWords } from './audit/audit-words.js';
import { ShowActivity } from './calls/show-activity.js';
import { UpdateTrafficEvent } from './calls/update-traffic-event.js';
import { ActivityRows } from './lookups/activity-rows.js';
import { BerthTaken } from './lookups/berth-taken.js';
import { BoatsHere } from './lookups/boats-here.js';
import { DockSightings } from './lookups/dock-sightings.js';
import { ResidentsThere } from './lookups/residents-there.js';
import { StayCheck } from './lookups/stay-check.js';
import { CountMovementsHandler } from './messages/count-movements.js';
import { CountTrafficHandler } from './messages/count-traffic.js';
import { FindBoatsBeyondPlanHandler } from './messages/find-boats-beyond-plan.js';
import { FindBoatsSeenGoneHandler } from './messages/find-boats-seen-gone.js';
import { FindResidentsStillThereHandler } from './messages/find-residents-still-there.js';
import { FindStrangersSeenHandler } from './messages/find-strangers-seen.js';
import { FindStaysHandler } from './messages/find-stays.js';
import { IsBoatHereHandler } from './messages/is-boat-here.js';
import { ListTodaysArrivalsHandler } from './messages/list-todays-arrivals.js';
import { RehearseTrafficHandler } from './messages/rehearse-traffic.js';
import { UpdateTrafficHandler } from './messages/update-traffic.js';
import { residentAbsences } from './projections/resident-absences.js';
import { stayList } from './projections/stay-list.js';
import { residentTrafficRecord } from './records/resident-traffic-record.js';
import { stayTrafficRecord } from './records/stay-traffic-record.js';

/** Arrivals and departures of boats. */
@Area({
  records: [stayTrafficRecord, residentTrafficRecord],
  auditWords: trafficAuditWords,
  projections: [stayList, residentAbsences],
  calls: [ShowActivity, UpdateTrafficEvent],
  providers: [
    UpdateTrafficHandler,
    BerthTaken,
    BoatsHere,
    DockSightings,
    ResidentsThere,
    StayCheck,
    RehearseTrafficHandler,
    ActivityRows,
    FindStaysHandler,
    FindStrangersSeenHandler,
    FindBoatsBeyondPlanHandler,
    FindBoatsSeenGoneHandler,
    FindResidentsStillThereHandler,
    IsBoatHereHandler,
    CountTrafficHandler,
    ListTodaysArrivalsHandler,
    CountMovementsHandler,
  ],
})
export class TrafficModule {}
