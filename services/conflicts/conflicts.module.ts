import { Area } from '../platform/areas/area.js';
import { conflictAuditWords } from './audit/audit-words.js';
import { RemedyProcess } from './berthing/remedy-process.js';
import { RemedyCheck } from './berthing/remedy-check.js';
import { ListConflicts } from './calls/list-conflicts.js';
import { ResolveConflict } from './calls/resolve-conflict.js';
import { ShowConflict } from './calls/show-conflict.js';
import { ConflictLookup } from './lookups/conflict-lookup.js';
import { ConflictNameLookup } from './lookups/conflict-name-lookup.js';
import { ConflictViews } from './lookups/conflict-view.js';
import { FreeDatesLookup } from './lookups/free-dates-lookup.js';
import { RemedyLookup } from './lookups/remedy-lookup.js';
import { ResidentsHome } from './lookups/residents-home.js';
import { FindConflictsHandler } from './messages/find-conflicts.js';
import { RemedyCompletionPolicy } from './policies/remedy-completion-policy.js';
import { conflictDecisions } from './projections/conflict-decisions.js';
import { watchedStays } from './projections/watched-stays.js';
import { conflictRecord } from './records/conflict-record.js';

/** Where the berth plan and the harbour disagree, and what staff do about it. */
@Area({
  records: [conflictRecord],
  auditWords: conflictAuditWords,
  projections: [watchedStays, conflictDecisions],
  policies: [RemedyCompletionPolicy],
  calls: [ListConflicts, ShowConflict, ResolveConflict],
  providers: [
    ConflictLookup,
    ResidentsHome,
    ConflictNameLookup,
    FreeDatesLookup,
    RemedyLookup,
    RemedyProcess,
    RemedyCheck,
    ConflictViews,
    FindConflictsHandler,
  ],
})
export class ConflictsModule {}
