import { BERTH_PLAN_STREAM } from '../../contracts/berths/events.js';
import { ListAbsencesOfHandler } from './queries/list-absences-of.js';
import { Area } from '../platform/areas/area.js';
import { ResidentLinkAuthenticator } from '../platform/http/caller.js';
import { AbsentBoat } from './berthing/absent-boat.js';
import { AbsenceUndoing } from './berthing/absence-undoing.js';
import { AbsenceJudging } from './berthing/absence-judging.js';
import { DayTrips } from './berthing/day-trips.js';
import { DisplacedVisitors } from './berthing/displaced-visitors.js';
import { RevokeAbsenceLinkHandler } from './commands/revoke-absence-link.js';
import { IssueAbsenceLinkHandler, SendAbsenceLinkHandler } from './commands/send-absence-link.js';
import { HolderController } from './http/holder-controller.js';
import { HolderLinkAuthenticator } from './http/holder-link-authenticator.js';
import { HolderLinks } from './links/holder-link.js';
import { AbsenceLinkMails } from './policies/absence-link-mails.js';
import { ForecastAbsenceNightsHandler } from './queries/forecast-absence.js';
import { ShowHolderPageHandler } from './queries/show-holder-page.js';
import { absenceLinkRecord } from './records/absence-link-record.js';
import { absenceAuditWords } from './audit/audit-words.js';
import { AbsenceSettling } from './berthing/absence-settling.js';
import { ChangeAbsenceHandler } from './commands/change-absence.js';
import { ReportAbsenceHandler } from './commands/report-absence.js';
import { UndoAbsenceStepHandler } from './commands/undo-absence-step.js';
import { absenceFeedSource } from './feed/absence-source.js';
import { AbsenceController } from './http/absence-controller.js';
import { AbsencePlanning } from './policies/absence-planning.js';
import { absenceList } from './projections/absence-list.js';
import { berthHolders } from './projections/berth-holders.js';
import { FindVacancyDemandHandler } from './queries/find-vacancy-demand.js';
import { FindHolderLinkHandler } from './queries/find-holder-link.js';
import { FindAbsenceHandler, ShowAbsenceHandler } from './queries/find-absence.js';
import { ListAvailableVesselsHandler } from './queries/list-available-vessels.js';
import { FindReportersHandler } from './queries/find-reporters.js';
import { SearchAbsencesHandler } from './queries/search-absences.js';
import { ListAbsenceStepsHandler } from './queries/list-absence-steps.js';
import { RehearseAbsenceUndoHandler } from './queries/rehearse-absence-undo.js';
import { AbsenceHistories } from './records/absence-histories.js';
import { absenceRecord } from './records/absence-record.js';

/** Berth holders who are away. */
@Area({
  records: [absenceRecord, absenceLinkRecord],
  auditWords: absenceAuditWords,
  foreignStreams: [{ prefix: BERTH_PLAN_STREAM, feed: absenceFeedSource }],
  projections: [absenceList, berthHolders],
  policies: [AbsencePlanning, AbsenceLinkMails],
  controllers: [AbsenceController, HolderController],
  providers: [
    ListAbsencesOfHandler,
    AbsenceSettling,
    AbsentBoat,
    AbsenceUndoing,
    AbsenceHistories,
    DayTrips,
    AbsenceJudging,
    DisplacedVisitors,
    HolderLinks,
    { provide: ResidentLinkAuthenticator, useClass: HolderLinkAuthenticator },
    SendAbsenceLinkHandler,
    IssueAbsenceLinkHandler,
    RevokeAbsenceLinkHandler,
    ForecastAbsenceNightsHandler,
    ShowHolderPageHandler,
    ReportAbsenceHandler,
    ChangeAbsenceHandler,
    UndoAbsenceStepHandler,
    ListAbsenceStepsHandler,
    RehearseAbsenceUndoHandler,
    FindAbsenceHandler,
    FindHolderLinkHandler,
    FindVacancyDemandHandler,
    ShowAbsenceHandler,
    FindReportersHandler,
    SearchAbsencesHandler,
    ListAvailableVesselsHandler,
  ],
})
export class AbsencesModule {}
