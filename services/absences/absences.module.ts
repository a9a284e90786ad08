import { BERTH_PLAN_STREAM } from '../../contracts/berths/events.js';
import { Area } from '../platform/areas/area.js';
import { absenceAuditWords } from './audit/audit-words.js';
import { AbsenceSettling } from './berthing/absence-settling.js';
import { ChangeAbsenceHandler } from './commands/change-absence.js';
import { ReportAbsenceHandler } from './commands/report-absence.js';
import { absenceFeedSource } from './feed/absence-source.js';
import { AbsenceController } from './http/absence-controller.js';
import { AbsencePlanning } from './policies/absence-planning.js';
import { absenceList } from './projections/absence-list.js';
import { berthHolders } from './projections/berth-holders.js';
import { FindAbsenceHandler, ShowAbsenceHandler } from './queries/find-absence.js';
import { ListAvailableVesselsHandler } from './queries/list-available-vessels.js';
import { SearchAbsencesHandler } from './queries/search-absences.js';
import { absenceRecord } from './records/absence-record.js';

/** Berth holders who are away. */
@Area({
  records: [absenceRecord],
  auditWords: absenceAuditWords,
  foreignStreams: [{ prefix: BERTH_PLAN_STREAM, feed: absenceFeedSource }],
  projections: [absenceList, berthHolders],
  policies: [AbsencePlanning],
  controllers: [AbsenceController],
  providers: [
    AbsenceSettling,
    ReportAbsenceHandler,
    ChangeAbsenceHandler,
    FindAbsenceHandler,
    ShowAbsenceHandler,
    SearchAbsencesHandler,
    ListAvailableVesselsHandler,
  ],
})
export class AbsencesModule {}
