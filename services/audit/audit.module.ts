import { auditErrors } from '../../contracts/audit/errors.js';
import { Area } from '../platform/areas/area.js';
import { PERSON_STREAM } from '../platform/event-sourcing/person-erased.js';
import { erasureView } from './audit-view.js';
import { AuditController } from './http/audit-controller.js';
import { EverywhereController } from './http/everywhere-controller.js';
import { AuditIndex } from './projections/audit-index.js';
import { AuditReader } from './queries/audit-reader.js';
import { EverywhereReader } from './queries/everywhere-reader.js';
import { FindLanesHandler } from './queries/find-lanes.js';
import { FindLastChangeHandler } from './queries/find-last-change.js';
import { FindRecordAsOfHandler } from './queries/find-record-as-of.js';
import { ListHappeningsHandler } from './queries/list-happenings.js';
import { RecordHistory } from './queries/record-history.js';
import { SealHistoryHandler } from './queries/seal-history.js';
import { SearchAuditHandler } from './queries/search-audit.js';
import { SearchEverywhereHandler } from './queries/search-everywhere.js';
import { HistoryKey } from './sealing/history-key.js';
import { commonAuditWords } from './words/audit-words.js';

/** The history of a marina, read from the streams of all areas by the audit views of their records. */
@Area({
  auditWords: commonAuditWords,
  foreignStreams: [{ prefix: PERSON_STREAM, audit: erasureView }],
  projections: [AuditIndex],
  errorKinds: { [auditErrors.too_many]: 'validation' },
  controllers: [AuditController, EverywhereController],
  providers: [
    AuditReader,
    RecordHistory,
    SearchAuditHandler,
    FindRecordAsOfHandler,
    FindLastChangeHandler,
    ListHappeningsHandler,
    EverywhereReader,
    SearchEverywhereHandler,
    FindLanesHandler,
    SealHistoryHandler,
    HistoryKey,
  ],
})
export class AuditModule {}
