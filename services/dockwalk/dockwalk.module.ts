import { Area } from '../platform/areas/area.js';
import { walkAuditWords } from './audit/audit-words.js';
import { AddFoundVessel } from './calls/add-found-vessel.js';
import { AddPhoto } from './calls/add-photo.js';
import { ChangeFoundVessel } from './calls/change-found-vessel.js';
import { ChangeOccupiedVessel } from './calls/change-occupied-vessel.js';
import { DecideConflict } from './calls/decide-conflict.js';
import { FindDockBoats } from './calls/find-dock-boats.js';
import { ListConflicts } from './calls/list-conflicts.js';
import { ListDifferences } from './calls/list-differences.js';
import { ListWalkBerths } from './calls/list-walk-berths.js';
import { ListWalks } from './calls/list-walks.js';
import { MergeTaps } from './calls/merge-taps.js';
import { SettleDifference } from './calls/settle-difference.js';
import { ShowPhoto } from './calls/show-photo.js';
import { ShowWalk } from './calls/show-walk.js';
import { StartWalk } from './calls/start-walk.js';
import { UpdateWalk } from './calls/update-walk.js';
import { BoatNameLookup } from './lookups/boat-name-lookup.js';
import { DockBerths } from './lookups/dock-berths.js';
import { ShownConflicts } from './lookups/shown-conflicts.js';
import { ShownDifferences } from './lookups/shown-differences.js';
import { Sightings } from './lookups/sightings.js';
import { TapLookup } from './lookups/tap-lookup.js';
import { AddDockVesselHandler } from './messages/add-dock-vessel.js';
import { ChangeDockVesselHandler } from './messages/change-dock-vessel.js';
import { FindResidentsHomeHandler } from './messages/find-residents-home.js';
import { FindSightingsHandler } from './messages/find-sightings.js';
import { FindWalkProgressHandler } from './messages/find-walk-progress.js';
import { DifferencePolicy } from './policies/difference-policy.js';
import { BerthNotePolicy } from './policies/berth-note-policy.js';
import { WalkOpeningPolicy } from './policies/walk-opening-policy.js';
import { differenceList } from './projections/difference-list.js';
import { differencesMade } from './projections/differences-made.js';
import { lastSightings } from './projections/last-sightings.js';
import { sightingsMade } from './projections/sightings-made.js';
import { walkList } from './projections/walk-list.js';
import { DockWalks } from './records/dock-walks.js';
import { WalkOpener } from './records/walk-opener.js';
import { walkBookRecord, walkRecord } from './records/walk-records.js';

/** Walks along the docks: what lies where, and how it differs from the plan. */
@Area({
  records: [walkBookRecord, walkRecord],
  auditWords: walkAuditWords,
  projections: [walkList, differenceList, lastSightings, sightingsMade, differencesMade],
  policies: [WalkOpeningPolicy, BerthNotePolicy, DifferencePolicy],
  calls: [
    FindDockBoats,
    ChangeOccupiedVessel,
    StartWalk,
    ListWalks,
    ShowWalk,
    ListWalkBerths,
    MergeTaps,
    ListConflicts,
    DecideConflict,
    UpdateWalk,
    ListDifferences,
    SettleDifference,
    AddPhoto,
    ShowPhoto,
    AddFoundVessel,
    ChangeFoundVessel,
  ],
  providers: [
    DockWalks,
    WalkOpener,
    DockBerths,
    BoatNameLookup,
    ShownConflicts,
    ShownDifferences,
    Sightings,
    TapLookup,
    AddDockVesselHandler,
    ChangeDockVesselHandler,
    FindResidentsHomeHandler,
    FindSightingsHandler,
    FindWalkProgressHandler,
  ],
})
export class DockWalkModule {}
