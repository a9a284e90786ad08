import { Area } from '../platform/areas/area.js';
import { walkAuditWords } from './audit/audit-words.js';
import { AddPhotoHandler } from './commands/add-photo.js';
import { ChangeOccupiedVesselHandler } from './commands/change-occupied-vessel.js';
import { DecideConflictHandler } from './commands/decide-conflict.js';
import { AddDockVesselHandler, ChangeDockVesselHandler } from './commands/keep-vessel.js';
import { MergeTapsHandler } from './commands/merge-taps.js';
import { SettleDifferenceHandler } from './commands/settle-difference.js';
import { StartWalkHandler } from './commands/start-walk.js';
import { UpdateWalkHandler } from './commands/update-walk.js';
import { DockVesselController } from './http/dock-vessel-controller.js';
import { DockWalkController } from './http/dock-walk-controller.js';
import { BoatNaming } from './lookups/boat-names.js';
import { DockBerths } from './lookups/dock-berths.js';
import { ShownConflicts } from './lookups/shown-conflicts.js';
import { ShownDifferences } from './lookups/shown-differences.js';
import { TapPreparing } from './lookups/tap-preparing.js';
import { DifferenceResolving } from './policies/difference-resolving.js';
import { NoteWriting } from './policies/note-writing.js';
import { WalkOpeningPolicy } from './policies/walk-opening-policy.js';
import { differenceList } from './projections/difference-list.js';
import { walkList } from './projections/walk-list.js';
import { FindDockBoatsHandler } from './queries/find-dock-boats.js';
import { FindResidentsHomeHandler } from './queries/find-residents-home.js';
import { FindWalkProgressHandler } from './queries/find-walk-progress.js';
import { ListConflictsHandler } from './queries/list-conflicts.js';
import { ListDifferencesHandler } from './queries/list-differences.js';
import { ListWalkBerthsHandler } from './queries/list-walk-berths.js';
import { ListWalksHandler, ShowWalkHandler } from './queries/list-walks.js';
import { ShowPhotoHandler } from './queries/show-photo.js';
import { DockWalks } from './records/dock-walks.js';
import { WalkMutex } from './records/walk-mutex.js';
import { WalkOpening } from './records/walk-opening.js';
import { walkBookRecord, walkRecord } from './records/walk-records.js';

/** Walks along the docks: what lies where, and how it differs from the plan. */
@Area({
  records: [walkBookRecord, walkRecord],
  auditWords: walkAuditWords,
  projections: [walkList, differenceList],
  policies: [WalkOpeningPolicy, NoteWriting, DifferenceResolving],
  controllers: [DockWalkController, DockVesselController],
  providers: [
    DockWalks,
    WalkMutex,
    WalkOpening,
    DockBerths,
    BoatNaming,
    ShownConflicts,
    ShownDifferences,
    TapPreparing,
    StartWalkHandler,
    MergeTapsHandler,
    DecideConflictHandler,
    UpdateWalkHandler,
    SettleDifferenceHandler,
    AddPhotoHandler,
    AddDockVesselHandler,
    ChangeDockVesselHandler,
    ChangeOccupiedVesselHandler,
    ListWalksHandler,
    ShowWalkHandler,
    ListWalkBerthsHandler,
    ListConflictsHandler,
    ListDifferencesHandler,
    ShowPhotoHandler,
    FindDockBoatsHandler,
    FindResidentsHomeHandler,
    FindWalkProgressHandler,
  ],
})
export class DockWalkModule {}
