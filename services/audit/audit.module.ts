import { auditErrors } from '../../contracts/audit/errors.js';
import { Area } from '../platform/areas/area.js';
import { PERSON_STREAM } from '../platform/event-sourcing/person-erased.js';
import { erasureView } from './audit-view.js';
import { FindLanes } from './calls/find-lanes.js';
import { SealHistoriesEverywhere } from './calls/seal-histories-everywhere.js';
import { SealMarinaHistory } from './calls/seal-marina-history.js';
import { SearchEverywhere } from './calls/search-everywhere.js';
import { SearchHistory } from './calls/search-history.js';
import { SearchReservationHistory } from './calls/search-reservation-history.js';
import { ShowPublicKey } from './calls/show-public-key.js';
import { ShowRecordAsOfElsewhere } from './calls/show-record-as-of-elsewhere.js';
import { ShowRecordAsOf } from './calls/show-record-as-of.js';
import { AuditReader } from './lookups/audit-reader.js';
import { EverywhereReader } from './lookups/everywhere-reader.js';
import { HistorySearch } from './lookups/history-search.js';
import { RecordHistory } from './lookups/record-history.js';
import { RecordsAsOf } from './lookups/records-as-of.js';
import { FindLastChangeHandler } from './messages/find-last-change.js';
import { ListHappeningsHandler } from './messages/list-happenings.js';
import { SealHistoryHandler } from './messages/seal-history.js';
import { AuditIndex } from './projections/audit-index.js';
import { HistoryKey } from './sealing/history-key.js';
import { commonAuditWords } from './words/audit-words.js';

/** The history of a marina, read from the streams of all areas by the audit views of their records. */
@Area({
  auditWords: commonAuditWords,
  foreignStreams: [{ prefix: PERSON_STREAM, audit: erasureView }],
  projections: [AuditIndex],
  errorKinds: { [auditErrors.too_many]: 'validation' },
  calls: [
    SearchEverywhere,
    FindLanes,
    SearchHistory,
    SearchReservationHistory,
    ShowRecordAsOf,
    SealMarinaHistory,
    ShowPublicKey,
    ShowRecordAsOfElsewhere,
    SealHistoriesEverywhere,
  ],
  providers: [
    AuditReader,
    RecordHistory,
    HistorySearch,
    RecordsAsOf,
    FindLastChangeHandler,
    ListHappeningsHandler,
    EverywhereReader,
    SealHistoryHandler,
    HistoryKey,
  ],
})
export class AuditModule {}
