import { Area } from '../platform/areas/area.js';
import { conflictAuditWords } from './audit/audit-words.js';
import { RemedyCarrying } from './berthing/remedy-carrying.js';
import { RemedyJudging } from './berthing/remedy-judging.js';
import { ResolveConflictHandler } from './commands/resolve-conflict.js';
import { ConflictController } from './http/conflict-controller.js';
import { ConflictFinding } from './lookups/conflict-finding.js';
import { ConflictNaming } from './lookups/conflict-names.js';
import { DatesFinding } from './lookups/dates-finding.js';
import { RemedyFinding } from './lookups/remedy-finding.js';
import { ResidentsHome } from './lookups/residents-home.js';
import { RemedyFinishing } from './policies/remedy-finishing.js';
import { conflictDecisions } from './projections/conflict-decisions.js';
import { watchedStays } from './projections/watched-stays.js';
import { ConflictViews } from './queries/conflict-view.js';
import { FindConflictsHandler } from './queries/find-conflicts.js';
import { ListConflictsHandler } from './queries/list-conflicts.js';
import { ShowConflictHandler } from './queries/show-conflict.js';
import { ConflictMutex } from './records/conflict-mutex.js';
import { conflictRecord } from './records/conflict-record.js';

/** Where the berth plan and the harbour disagree, and what staff do about it. */
@Area({
  records: [conflictRecord],
  auditWords: conflictAuditWords,
  projections: [watchedStays, conflictDecisions],
  policies: [RemedyFinishing],
  controllers: [ConflictController],
  providers: [
    ConflictFinding,
    ResidentsHome,
    ConflictNaming,
    DatesFinding,
    RemedyFinding,
    RemedyCarrying,
    RemedyJudging,
    ConflictMutex,
    ConflictViews,
    FindConflictsHandler,
    ListConflictsHandler,
    ShowConflictHandler,
    ResolveConflictHandler,
  ],
})
export class ConflictsModule {}
