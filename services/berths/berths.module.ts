import { berthErrors } from '../../contracts/berths/errors.js';
import { spreadsheetErrors } from '../../contracts/vocabulary/spreadsheets.js';
import { Area } from '../platform/areas/area.js';
import { berthAuditWords } from './audit/audit-words.js';
import { AllocateVesselHandler } from './commands/allocate-vessel.js';
import { ArrangeStaysHandler } from './commands/arrange-stays.js';
import { BerthPlans } from './records/berth-plans.js';
import { BerthBatches } from './records/berth-batches.js';
import { berthBatchRecord } from './records/berth-batch-record.js';
import { BerthRegister } from './records/berth-register.js';
import { PierSwitching } from './records/pier-switching.js';
import { ChangeBerthsHandler } from './commands/change-berths.js';
import { BerthImportController } from './http/berth-import-controller.js';
import { ImportChecking } from './lookups/import-checking.js';
import { ImportBerthsHandler } from './commands/import-berths.js';
import { CheckImportHandler } from './queries/check-import.js';
import { ExportBerthsHandler, WriteImportTemplateHandler } from './queries/export-berths.js';
import { CreateBerthsHandler } from './commands/create-berths.js';
import { UndoBerthBatchHandler } from './commands/undo-berth-batch.js';
import { CheckBerthChangesHandler } from './queries/check-berth-changes.js';
import { BerthCards } from './records/berth-cards.js';
import { InquireForAbsenceHandler } from './commands/inquire-for-absence.js';
import { ChangeBerthNoteHandler } from './commands/change-berth-note.js';
import { InventoryMutex } from './records/inventory-mutex.js';
import { ArrangeHarbourHandler } from './commands/arrange-harbour.js';
import { DeleteBerthHandler } from './commands/delete-berth.js';
import { DeletePierHandler } from './commands/delete-pier.js';
import {
  BerthResidentHandler,
  ChangeAbsenceDatesHandler,
  ChangeResidentDatesHandler,
  CloseAbsenceHandler,
  MoveResidentHandler,
  OpenAbsenceHandler,
  ResidentLeavesHandler,
  RestoreResidencyHandler,
  SwapResidentsHandler,
} from './commands/plan-residents.js';
import {
  AllocateBerthHandler,
  ChangeAllocationDatesHandler,
  MoveAllocationHandler,
  ReleaseAllocationHandler,
  RestoreStayHandler,
} from './commands/plan-visitors.js';
import { SaveBerthHandler } from './commands/save-berth.js';
import { SavePierHandler } from './commands/save-pier.js';
import { AvailabilityController } from './http/availability-controller.js';
import { BerthInfoController } from './http/berth-info-controller.js';
import { ManyBerthsController } from './http/many-berths-controller.js';
import { PlanController } from './http/plan-controller.js';
import { HarbourMapController } from './http/harbour-map-controller.js';
import { InventoryController } from './http/inventory-controller.js';
import { BoatsOfPlan } from './lookups/boats-of-plan.js';
import { OverdueBoats } from './lookups/overdue-boats.js';
import { PastPlans } from './lookups/past-plans.js';
import { StandingMaps } from './lookups/standing-maps.js';
import { AbsenceInquiryMails } from './policies/absence-inquiry-mails.js';
import { InventoryFollowing } from './policies/inventory-following.js';
import { berthList } from './projections/berth-list.js';
import { planHistory } from './projections/plan-history.js';
import { pierList } from './projections/pier-list.js';
import {
  FindDisplacedHandler,
  FindHeldBerthHandler,
  FindPlannedAbsencesHandler,
  HoldsBerthHandler,
} from './queries/ask-plan-about-absences.js';
import {
  AllocationOfReservationHandler,
  CheckAvailabilityHandler,
  FindMatchesHandler,
  ListBerthChoicesHandler,
  ListBerthNamesHandler,
  ListBerthPlacesHandler,
  OccupancyByNightHandler,
} from './queries/ask-plan.js';
import { CountNightsHandler, CountVisitorNightsHandler } from './queries/count-nights.js';
import { BerthOccupantNames } from './queries/berth-occupants.js';
import { GetBerthHandler } from './queries/get-berth.js';
import { ListBerthsHandler } from './queries/list-berths.js';
import { ListBerthedVesselsHandler } from './queries/list-vessels.js';
import { ListBerthsOnDockHandler } from './queries/list-berths-on-dock.js';
import { ListPiersOnDockHandler } from './queries/list-piers-on-dock.js';
import { ListBoatsInBerthsHandler } from './queries/list-boats-in-berths.js';
import { FindMatchesOfManyHandler, JudgeBerthsHandler } from './queries/ask-plan-of-many.js';
import { GetPierHandler, ListPiersHandler } from './queries/list-piers.js';
import { FindBoatsInTheWayHandler } from './queries/find-boats-in-the-way.js';
import { ListPlanActionsHandler } from './queries/list-plan-actions.js';
import { PlanNames } from './queries/plan-names.js';
import { ChartedPlans, ReadPlanBarsHandler, ReadPlanHandler } from './queries/read-plan.js';
import { ShowHarbourMapHandler } from './queries/show-harbour-map.js';
import { ShowPlanDifferencesHandler, ShowPlanTimelineHandler } from './queries/show-plan-history.js';
import { harbourMapRecord } from './records/harbour-map-record.js';
import { FindOccupationsHandler, ShowStayBerthsHandler } from './queries/find-occupations.js';
import { RehearseAbsenceHandler, RehearsePlanHandler } from './queries/rehearse-plan.js';
import { pierRecord, berthRecord } from './records/inventory-records.js';
import { planRecord } from './records/berth-plan-record.js';

@Area({
  records: [pierRecord, berthRecord, berthBatchRecord, planRecord, harbourMapRecord],
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
  projections: [pierList, berthList, planHistory],
  policies: [InventoryFollowing, AbsenceInquiryMails],
  controllers: [
    BerthImportController,
    InventoryController,
    BerthInfoController,
    ManyBerthsController,
    AvailabilityController,
    PlanController,
    HarbourMapController,
  ],
  providers: [
    CountNightsHandler,
    CountVisitorNightsHandler,
    BerthPlans,
    InventoryMutex,
    PastPlans,
    OverdueBoats,
    BoatsOfPlan,
    StandingMaps,
    ChartedPlans,
    ArrangeHarbourHandler,
    ShowHarbourMapHandler,
    ShowPlanTimelineHandler,
    ShowPlanDifferencesHandler,
    BerthBatches,
    BerthRegister,
    PierSwitching,
    CreateBerthsHandler,
    ImportChecking,
    ImportBerthsHandler,
    CheckImportHandler,
    ExportBerthsHandler,
    WriteImportTemplateHandler,
    ChangeBerthsHandler,
    UndoBerthBatchHandler,
    CheckBerthChangesHandler,
    SavePierHandler,
    DeletePierHandler,
    SaveBerthHandler,
    DeleteBerthHandler,
    AllocateVesselHandler,
    AllocateBerthHandler,
    MoveAllocationHandler,
    ArrangeStaysHandler,
    ChangeAllocationDatesHandler,
    ReleaseAllocationHandler,
    RestoreStayHandler,
    BerthResidentHandler,
    MoveResidentHandler,
    ChangeResidentDatesHandler,
    ResidentLeavesHandler,
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
    FindHeldBerthHandler,
    FindDisplacedHandler,
    OccupancyByNightHandler,
    ListPiersHandler,
    GetPierHandler,
    ListBerthsHandler,
    GetBerthHandler,
    PlanNames,
    ReadPlanHandler,
    ReadPlanBarsHandler,
    ListBerthedVesselsHandler,
    BerthCards,
    BerthOccupantNames,
    ChangeBerthNoteHandler,
    ListBerthsOnDockHandler,
    ListPiersOnDockHandler,
    ListBoatsInBerthsHandler,
    InquireForAbsenceHandler,
    RehearsePlanHandler,
    RehearseAbsenceHandler,
    FindOccupationsHandler,
    ShowStayBerthsHandler,
    FindBoatsInTheWayHandler,
    ListPlanActionsHandler,
  ],
})
export class BerthsModule {}
