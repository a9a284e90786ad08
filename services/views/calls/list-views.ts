import { viewApi } from '../../../contracts/views/api.js';
import type { SavedView } from '../../../contracts/views/view.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { isOwn } from '../domain/view.js';
import { ownerOf } from '../lookups/view-owner.js';
import { type ViewDocument, viewList } from '../projections/view-list.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';

/** Own views of one list that a reader is shown, and those of colleagues. */
const MOST = 200;

/** One's own views, and those that colleagues of the marina share, by name. */
@Handles(viewApi.getall)
export class ListViews {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { list }, staff }: ReceivedCall<typeof viewApi.getall>) {
    const reader = ownerOf(staff);
    const { user_id, marina_id } = reader;
    const [own, others] = await Promise.all([
      this.find({ marina_id, list, user_id }),
      // Views outside a marina are never shared.
      marina_id === null ? [] : this.find({ marina_id, list, shared: true, user_id: { $ne: user_id } }),
    ]);
    // A view without a name belonged to a person who was erased.
    const found = [...own, ...others]
      .filter(({ name }) => name !== '')
      .sort((one, other) => byText(one.name, other.name));
    const newest = (ofReader: boolean) =>
      found
        .filter((view) => view.is_default && (view.user_id === user_id && !view.passed_on) === ofReader)
        .sort((one, other) => byText(other.changed_at, one.changed_at))[0]?._id;
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
