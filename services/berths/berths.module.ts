import { berthErrors } from '../../contracts/berths/errors.js';
import { spreadsheetErrors } from '../../contracts/vocabulary/spreadsheets.js';
import { Area } from '../platform/areas/area.js';
import { berthAuditWords } from './audit/audit-words.js';
import { AllocateVessel } from './calls/allocate-vessel.js';
import { ArrangeHarbour } from './calls/arrange-harbour.js';
import { ChangeBerths } from './calls/change-berths.js';
import { ChangeResidency } from './calls/change-residency.js';
import { CheckBerthAvailability } from './calls/check-berth-availability.js';
import { CheckBerthChanges } from './calls/check-berth-changes.js';
import { CheckImport } from './calls/check-import.js';
import { CreateBerth } from './calls/create-berth.js';
import { CreateBerths } from './calls/create-berths.js';
import { CreateClosure } from './calls/create-closure.js';
import { ListClosures } from './calls/list-closures.js';
import { PreviewClosureLetter } from './calls/preview-closure-letter.js';
import { PreviewClosure } from './calls/preview-closure.js';
import { ReopenClosure } from './calls/reopen-closure.js';
import { ShowClosure } from './calls/show-closure.js';
import { TellClosure } from './calls/tell-closure.js';
import { TickClosureCall } from './calls/tick-closure-call.js';
import { UndoClosure } from './calls/undo-closure.js';
import { CreatePier } from './calls/create-pier.js';
import { DeleteBerth } from './calls/delete-berth.js';
import { DeletePier } from './calls/delete-pier.js';
import { EndResidency } from './calls/end-residency.js';
import { ExportBerths } from './calls/export-berths.js';
import { GetBerth } from './calls/get-berth.js';
import { GetPier } from './calls/get-pier.js';
import { ImportBerths } from './calls/import-berths.js';
import { InquireForAbsence } from './calls/inquire-for-absence.js';
import { ListAvailableBerths } from './calls/list-available-berths.js';
import { ListBerthedVessels } from './calls/list-berthed-vessels.js';
import { ListBerths } from './calls/list-berths.js';
import { ListMatchedBerths } from './calls/list-matched-berths.js';
import { ListPiers } from './calls/list-piers.js';
import { ReadPlanBars } from './calls/read-plan-bars.js';
import { ReadPlan } from './calls/read-plan.js';
import { ShowBerthInfo } from './calls/show-berth-info.js';
import { ShowHarbourMap } from './calls/show-harbour-map.js';
import { ShowOccupancy } from './calls/show-occupancy.js';
import { ShowPlanDifferences } from './calls/show-plan-differences.js';
import { ShowPlanTimeline } from './calls/show-plan-timeline.js';
import { UndoBerthBatch } from './calls/undo-berth-batch.js';
import { UpdateBerthNote } from './calls/update-berth-note.js';
import { UpdateBerth } from './calls/update-berth.js';
import { UpdatePier } from './calls/update-pier.js';
import { WriteImportTemplate } from './calls/write-import-template.js';
import { BerthDetails } from './lookups/berth-details.js';
import { BerthLists } from './lookups/berth-lists.js';
import { BerthOccupantNames } from './lookups/berth-occupants.js';
import { BoatsOfPlan } from './lookups/boats-of-plan.js';
import { ClosureBoats } from './lookups/closure-boats.js';
import { PlannedClosures } from './lookups/planned-closures.js';
import { ClosureLetters } from './lookups/closure-letters.js';
import { ChartedPlans } from './lookups/charted-plans.js';
import { BerthImportCheck } from './lookups/berth-import-check.js';
import { OverdueBoats } from './lookups/overdue-boats.js';
import { PastPlans } from './lookups/past-plans.js';
import { PlanNames } from './lookups/plan-names.js';
import { StandingMaps } from './lookups/standing-maps.js';
import { AllocateBerthHandler } from './messages/allocate-berth.js';
import { AllocateTogetherHandler } from './messages/allocate-together.js';
import { AllocationOfReservationHandler } from './messages/allocation-of-reservation.js';
import { ArrangeStaysHandler } from './messages/arrange-stays.js';
import { BerthResidentHandler } from './messages/berth-resident.js';
import { ChangeAbsenceDatesHandler } from './messages/change-absence-dates.js';
import { ChangeAllocationDatesHandler } from './messages/change-allocation-dates.js';
import { ChangeBerthNoteHandler } from './messages/change-berth-note.js';
import { ChangeResidentDatesHandler } from './messages/change-resident-dates.js';
import { CheckAvailabilityHandler } from './messages/check-availability.js';
import { CloseAbsenceHandler } from './messages/close-absence.js';
import { CountNightsHandler } from './messages/count-nights.js';
import { CountVisitorNightsHandler } from './messages/count-visitor-nights.js';
import { FindBoatsInTheWayHandler } from './messages/find-boats-in-the-way.js';
import { FindDisplacedHandler } from './messages/find-displaced.js';
import { FindBoatsInTwoBerthsHandler } from './messages/find-boats-in-two-berths.js';
import { FindHeldBerthHandler } from './messages/find-held-berth.js';
import { FindMatchesOfManyHandler } from './messages/find-matches-of-many.js';
import { FindMatchesHandler } from './messages/find-matches.js';
import { FindOccupationsHandler } from './messages/find-occupations.js';
import { FindPlannedAbsencesHandler } from './messages/find-planned-absences.js';
import { HoldsBerthHandler } from './messages/holds-berth.js';
import { JudgeBerthsHandler } from './messages/judge-berths.js';
import { ListBerthChoicesHandler } from './messages/list-berth-choices.js';
import { ListBerthNamesHandler } from './messages/list-berth-names.js';
import { ListBerthPlacesHandler } from './messages/list-berth-places.js';
import { ListBerthsOnDockHandler } from './messages/list-berths-on-dock.js';
import { ListBoatsInBerthsHandler } from './messages/list-boats-in-berths.js';
import { ListPiersOnDockHandler } from './messages/list-piers-on-dock.js';
import { ListPlanActionsHandler } from './messages/list-plan-actions.js';
import { MoveAllocationHandler } from './messages/move-allocation.js';
import { MoveResidentHandler } from './messages/move-resident.js';
import { NameBoatHandler } from './messages/name-boat.js';
import { OccupancyByNightHandler } from './messages/occupancy-by-night.js';
import { OpenAbsenceHandler } from './messages/open-absence.js';
import { RehearseAbsenceHandler } from './messages/rehearse-absence.js';
import { RehearsePlanHandler } from './messages/rehearse-plan.js';
import { ReleaseAllocationHandler } from './messages/release-allocation.js';
import { RestoreResidencyHandler } from './messages/restore-residency.js';
import { RestoreStayHandler } from './messages/restore-stay.js';
import { ShowStayBerthsHandler } from './messages/show-stay-berths.js';
import { SwapResidentsHandler } from './messages/swap-residents.js';
import { AbsenceInquiryMails } from './policies/absence-inquiry-mails.js';
import { ClosureHolderMails } from './policies/closure-holder-mails.js';
import { ClosureTellingJob } from './policies/closure-telling-job.js';
import { ClosureToldMails } from './policies/closure-told-mails.js';
import { ClosureMails } from './policies/closure-mails.js';
import { InventoryRepairPolicy } from './policies/inventory-repair-policy.js';
import { berthList } from './projections/berth-list.js';
import { closureTellings } from './projections/closure-tellings.js';
import { pierList } from './projections/pier-list.js';
import { planHistory } from './projections/plan-history.js';
import { berthBatchRecord } from './records/berth-batch-record.js';
import { BerthBatches } from './records/berth-batches.js';
import { BerthCards } from './records/berth-cards.js';
import { planRecord } from './records/berth-plan-record.js';
import { BerthPlans } from './records/berth-plans.js';
import { BerthRegister } from './records/berth-register.js';
import { BerthSaver } from './records/berth-saver.js';
import { closureTellingRecord } from './records/closure-telling-record.js';
import { ClosureTellings } from './records/closure-tellings.js';
import { harbourMapRecord } from './records/harbour-map-record.js';
import { berthRecord, pierRecord } from './records/inventory-records.js';
import { PierSaver } from './records/pier-saver.js';
import { PierSwitch } from './records/pier-switch.js';

@Area({
  records: [pierRecord, berthRecord, berthBatchRecord, planRecord, harbourMapRecord, closureTellingRecord],
  auditWords: berthAuditWords,
  errorKinds: {
    [berthErrors.nothing_recorded]: 'not_found',
    [berthErrors.instant_needs_support]: 'forbidden',
    [berthErrors.import_wrong]: 'validation',
    [spreadsheetErrors.unreadable]: 'validation',
    [spreadsheetErrors.macros]: 'validation',
    [spreadsheetErrors.columns]: 'validation',
    [spreadsheetErrors.too_long]: 'too_large',
  },
  projections: [pierList, berthList, planHistory, closureTellings],
  policies: [InventoryRepairPolicy, AbsenceInquiryMails, ClosureMails, ClosureHolderMails, ClosureToldMails],
  calls: [
    ListClosures,
    ShowClosure,
    PreviewClosure,
    PreviewClosureLetter,
    CreateClosure,
    ReopenClosure,
    UndoClosure,
    TellClosure,
    TickClosureCall,
    AllocateVessel,
    WriteImportTemplate,
    ExportBerths,
    CheckImport,
    ImportBerths,
    InquireForAbsence,
    ListBerthedVessels,
    ShowHarbourMap,
    ArrangeHarbour,
    ShowPlanTimeline,
    ShowPlanDifferences,
    ListPiers,
    GetPier,
    CreateBerths,
    CheckBerthChanges,
    ChangeBerths,
    UndoBerthBatch,
    ReadPlan,
    ReadPlanBars,
    ChangeResidency,
    EndResidency,
    ListAvailableBerths,
    ListMatchedBerths,
    CheckBerthAvailability,
    ShowOccupancy,
    ShowBerthInfo,
    UpdateBerthNote,
    CreatePier,
    UpdatePier,
    DeletePier,
    CreateBerth,
    UpdateBerth,
    DeleteBerth,
    ListBerths,
    GetBerth,
  ],
  providers: [
    CountNightsHandler,
    CountVisitorNightsHandler,
    BerthPlans,
    ClosureBoats,
    ClosureLetters,
    PlannedClosures,
    ClosureTellings,
    ClosureTellingJob,
    PastPlans,
    OverdueBoats,
    BoatsOfPlan,
    StandingMaps,
    ChartedPlans,
    BerthBatches,
    BerthRegister,
    PierSwitch,
    BerthImportCheck,
    PierSaver,
    BerthSaver,
    AllocateBerthHandler,
    AllocateTogetherHandler,
    MoveAllocationHandler,
    NameBoatHandler,
    ArrangeStaysHandler,
    ChangeAllocationDatesHandler,
    ReleaseAllocationHandler,
    RestoreStayHandler,
    BerthResidentHandler,
    MoveResidentHandler,
    ChangeResidentDatesHandler,
    RestoreResidencyHandler,
    SwapResidentsHandler,
    OpenAbsenceHandler,
    ChangeAbsenceDatesHandler,
    CloseAbsenceHandler,
    FindMatchesHandler,
    ListBerthChoicesHandler,
    ListBerthNamesHandler,
    ListBerthPlacesHandler,
    FindMatchesOfManyHandler,
    JudgeBerthsHandler,
    CheckAvailabilityHandler,
    AllocationOfReservationHandler,
    FindPlannedAbsencesHandler,
    HoldsBerthHandler,
    FindBoatsInTwoBerthsHandler,
    FindHeldBerthHandler,
    FindDisplacedHandler,
    OccupancyByNightHandler,
    BerthLists,
    BerthDetails,
    PlanNames,
    BerthCards,
    BerthOccupantNames,
    ChangeBerthNoteHandler,
    ListBerthsOnDockHandler,
    ListPiersOnDockHandler,
    ListBoatsInBerthsHandler,
    RehearsePlanHandler,
    RehearseAbsenceHandler,
    FindOccupationsHandler,
    ShowStayBerthsHandler,
    FindBoatsInTheWayHandler,
    ListPlanActionsHandler,
  ],
})
export class BerthsModule {}
