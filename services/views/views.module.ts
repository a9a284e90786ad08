import { viewErrors } from '../../contracts/views/errors.js';
import { Area } from '../platform/areas/area.js';
import { viewAuditWords } from './audit/audit-words.js';
import { DeleteViewHandler } from './commands/delete-view.js';
import { SaveViewHandler } from './commands/save-view.js';
import { ViewController } from './http/view-controller.js';
import { ViewsOfDeparted } from './policies/views-of-departed.js';
import { viewList } from './projections/view-list.js';
import { ListMailedViewsHandler, ListViewsHandler } from './queries/list-views.js';
import { viewRecord } from './records/view-record.js';

/** Saved views of lists, one's own or shared with colleagues. */
@Area({
  records: [viewRecord],
  auditWords: viewAuditWords,
  errorKinds: { [viewErrors.default_for_managers]: 'forbidden' },
  projections: [viewList],
  policies: [ViewsOfDeparted],
  controllers: [ViewController],
  providers: [SaveViewHandler, DeleteViewHandler, ListViewsHandler, ListMailedViewsHandler],
})
export class ViewsModule {}
