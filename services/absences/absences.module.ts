import { BERTH_PLAN_STREAM } from '../../contracts/berths/events.js';
import { Area } from '../platform/areas/area.js';
import { ResidentLinkAuthenticator } from '../platform/http/caller.js';
import { absenceAuditWords } from './audit/audit-words.js';
import { AbsenceCheck } from './berthing/absence-check.js';
import { AbsenceSettlement } from './berthing/absence-settlement.js';
import { AbsenceReversal } from './berthing/absence-reversal.js';
import { AbsentBoat } from './berthing/absent-boat.js';
import { DayTrips } from './berthing/day-trips.js';
import { DisplacedVisitors } from './berthing/displaced-visitors.js';
import { CreateAbsence } from './calls/create-absence.js';
import { CreateOwnAbsence } from './calls/create-own-absence.js';
import { DeleteAbsence } from './calls/delete-absence.js';
import { DeleteOwnAbsence } from './calls/delete-own-absence.js';
import { EditAbsence } from './calls/edit-absence.js';
import { EditOwnAbsence } from './calls/edit-own-absence.js';
import { ForecastAbsenceNights } from './calls/forecast-absence-nights.js';
import { ListAvailableVessels } from './calls/list-available-vessels.js';
import { RevokeAbsenceLink } from './calls/revoke-absence-link.js';
import { SearchAbsences } from './calls/search-absences.js';
import { SendVesselLink } from './calls/send-vessel-link.js';
import { ShowAbsence } from './calls/show-absence.js';
import { ShowHolderPage } from './calls/show-holder-page.js';
import { absenceFeedSource } from './feed/absence-source.js';
import { HolderLinkAuthenticator } from './links/holder-link-authenticator.js';
import { HolderLinks } from './links/holder-link.js';
import { ChangeAbsenceHandler } from './messages/change-absence.js';
import { FindAbsenceHandler } from './messages/find-absence.js';
import { FindHolderLinkHandler } from './messages/find-holder-link.js';
import { FindReportersHandler } from './messages/find-reporters.js';
import { FindVacancyDemandHandler } from './messages/find-vacancy-demand.js';
import { IssueAbsenceLinkHandler } from './messages/issue-absence-link.js';
import { ListAbsenceStepsHandler } from './messages/list-absence-steps.js';
import { ListAbsencesOfHandler } from './messages/list-absences-of.js';
import { RehearseAbsenceUndoHandler } from './messages/rehearse-absence-undo.js';
import { ReportAbsenceHandler } from './messages/report-absence.js';
import { SendAbsenceLinkHandler } from './messages/send-absence-link.js';
import { UndoAbsenceStepHandler } from './messages/undo-absence-step.js';
import { AbsenceLinkMails } from './policies/absence-link-mails.js';
import { AbsencePlanPolicy } from './policies/absence-plan-policy.js';
import { absenceList } from './projections/absence-list.js';
import { berthHolders } from './projections/berth-holders.js';
import { AbsenceHistories } from './records/absence-histories.js';
import { absenceLinkRecord } from './records/absence-link-record.js';
import { absenceRecord } from './records/absence-record.js';

/** Berth holders who are away. */
@Area({
  records: [absenceRecord, absenceLinkRecord],
  auditWords: absenceAuditWords,
  foreignStreams: [{ prefix: BERTH_PLAN_STREAM, feed: absenceFeedSource }],
  projections: [absenceList, berthHolders],
  policies: [AbsencePlanPolicy, AbsenceLinkMails],
  calls: [
    SearchAbsences,
    ShowAbsence,
    ForecastAbsenceNights,
    RevokeAbsenceLink,
    ListAvailableVessels,
    ShowHolderPage,
    CreateAbsence,
    EditAbsence,
    DeleteAbsence,
    SendVesselLink,
    CreateOwnAbsence,
    EditOwnAbsence,
    DeleteOwnAbsence,
  ],
  providers: [
    ListAbsencesOfHandler,
    AbsenceSettlement,
    AbsentBoat,
    AbsenceReversal,
    AbsenceHistories,
    DayTrips,
    AbsenceCheck,
    DisplacedVisitors,
    HolderLinks,
    { provide: ResidentLinkAuthenticator, useClass: HolderLinkAuthenticator },
    SendAbsenceLinkHandler,
    IssueAbsenceLinkHandler,
    ReportAbsenceHandler,
    ChangeAbsenceHandler,
    UndoAbsenceStepHandler,
    ListAbsenceStepsHandler,
    RehearseAbsenceUndoHandler,
    FindAbsenceHandler,
    FindHolderLinkHandler,
    FindVacancyDemandHandler,
    FindReportersHandler,
  ],
})
export class AbsencesModule {}
