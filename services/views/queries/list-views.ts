import type { SavedView } from '../../../contracts/views/view.js';
import { ListMailedViews, type MailedView } from '../../../contracts/views/queries.js';
import type { ViewedList } from '../../../contracts/views/vocabulary.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import type { ViewOwner } from '../commands/save-view.js';
import { isOwn } from '../domain/view.js';
import { type ViewDocument, viewList } from '../projections/view-list.js';

/** Own views of one list that a reader is shown, and those of colleagues. */
const MOST = 200;

export class ListViews extends Query<{ items: SavedView[]; total: number; default_id: string | null }> {
  constructor(
    readonly reader: ViewOwner,
    readonly list: ViewedList,
  ) {
    super();
  }
}

/** One's own views, and those that colleagues of the marina share, by name. */
@QueryHandler(ListViews)
export class ListViewsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ reader, list }: ListViews) {
    const { user_id, marina_id } = reader;
    const [own, others] = await Promise.all([
      this.find({ marina_id, list, user_id }),
      // Views outside a marina are never shared.
      marina_id === null ? [] : this.find({ marina_id, list, shared: true, user_id: { $ne: user_id } }),
    ]);
    // A view without a name belonged to a person who was erased.
    const found = [...own, ...others]
      .filter(({ name }) => name !== '')
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    const newest = (ofReader: boolean) =>
      found
        .filter((view) => view.is_default && (view.user_id === user_id && !view.passed_on) === ofReader)
        .sort((one, other) => (one.changed_at < other.changed_at ? 1 : -1))[0]?._id;
    const items = found.map((view): SavedView => {
      const { _id: id, name, query, shared, is_default, mail } = view;
      return { id, list, name, query, shared, is_default, mail, mine: isOwn(view, reader) };
    });
    return { items, total: items.length, default_id: newest(true) ?? newest(false) ?? null };
  }

  /** Own views are read apart, so that colleagues who share many leave room for them. */
  private find(filter: Filter): Promise<Document<ViewDocument>[]> {
    return this.projections.model(viewList).find({ filter, sort: [['name', 1]], limit: MOST });
  }
}

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
