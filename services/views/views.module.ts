import { viewErrors } from '../../contracts/views/errors.js';
import { Area } from '../platform/areas/area.js';
import { viewAuditWords } from './audit/audit-words.js';
import { DeleteView } from './calls/delete-view.js';
import { ListViews } from './calls/list-views.js';
import { SaveView } from './calls/save-view.js';
import { ListMailedViewsHandler } from './messages/list-mailed-views.js';
import { ViewsOfDeparted } from './policies/views-of-departed.js';
import { viewList } from './projections/view-list.js';
import { viewRecord } from './records/view-record.js';

/** Saved views of lists, one's own or shared with colleagues. */
@Area({
  records: [viewRecord],
  auditWords: viewAuditWords,
  errorKinds: { [viewErrors.default_for_managers]: 'forbidden' },
  calls: [ListViews, SaveView, DeleteView],
  projections: [viewList],
  policies: [ViewsOfDeparted],
  providers: [ListMailedViewsHandler],
})
export class ViewsModule {}
