import { Area } from '../platform/areas/area.js';
import { conflictAuditWords } from './audit/audit-words.js';
import { RemedyCarrying } from './berthing/remedy-carrying.js';
import { RemedyJudging } from './berthing/remedy-judging.js';
import { ListConflicts } from './calls/list-conflicts.js';
import { ResolveConflict } from './calls/resolve-conflict.js';
import { ShowConflict } from './calls/show-conflict.js';
import { ConflictFinding } from './lookups/conflict-finding.js';
import { ConflictNaming } from './lookups/conflict-names.js';
import { ConflictViews } from './lookups/conflict-view.js';
import { DatesFinding } from './lookups/dates-finding.js';
import { RemedyFinding } from './lookups/remedy-finding.js';
import { ResidentsHome } from './lookups/residents-home.js';
import { FindConflictsHandler } from './messages/find-conflicts.js';
import { RemedyFinishing } from './policies/remedy-finishing.js';
import { conflictDecisions } from './projections/conflict-decisions.js';
import { watchedStays } from './projections/watched-stays.js';
import { conflictRecord } from './records/conflict-record.js';

/** Where the berth plan and the harbour disagree, and what staff do about it. */
@Area({
  records: [conflictRecord],
  auditWords: conflictAuditWords,
  projections: [watchedStays, conflictDecisions],
  policies: [RemedyFinishing],
  calls: [ListConflicts, ShowConflict, ResolveConflict],
  providers: [
    ConflictFinding,
    ResidentsHome,
    ConflictNaming,
    DatesFinding,
    RemedyFinding,
    RemedyCarrying,
    RemedyJudging,
    ConflictViews,
    FindConflictsHandler,
  ],
})
export class ConflictsModule {}
