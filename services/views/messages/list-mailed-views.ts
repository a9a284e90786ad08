import { ListMailedViews, type MailedView } from '../../../contracts/views/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { viewList } from '../projections/view-list.js';

@QueryHandler(ListMailedViews)
export class ListMailedViewsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute(): Promise<readonly MailedView[]> {
    const views: MailedView[] = [];
    const mailed = { filter: { mail: { $in: ['WEEK', 'MONTH'] } }, sort: [['name', 1] as const] };
    for await (const view of this.projections.model(viewList).each(mailed)) {
      const { _id: id, user_id, marina_id, name, query, mail, mailed_since } = view;
      if (mail === 'NONE' || mailed_since === null) continue;
      views.push({ id, user_id, marina_id, name, query, mail, since: mailed_since });
    }
    return views;
  }
}
