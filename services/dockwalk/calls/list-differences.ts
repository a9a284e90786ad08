import { dockWalkApi } from '../../../contracts/dockwalk/api.js';
import type { Difference } from '../../../contracts/dockwalk/walks.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ShownDifferences } from '../lookups/shown-differences.js';
import { differenceList } from '../projections/difference-list.js';
import { DockWalks } from '../records/dock-walks.js';

type Answer = { items: Difference[]; total: number } | Refusal;

/** How the dock differs from the plan, in one walk or in all, the newest first. */
@Handles(dockWalkApi.differences)
export class ListDifferences {
  constructor(
    private readonly walks: DockWalks,
    private readonly projections: ProjectionHost,
    private readonly shown: ShownDifferences,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof dockWalkApi.differences>): Promise<Answer> {
    const { session_id, state, page, page_size } = input;
    if (session_id !== undefined) {
      const found = await this.walks.find(marina_id, session_id);
      if (isRefusal(found)) return found;
    }
    const model = this.projections.model(differenceList);
    const filter = { marina_id, state: { $in: state }, ...(session_id === undefined ? {} : { session_id }) };
    const skip = (page - 1) * page_size;
    const found = await model.find({ filter, sort: [['at', -1]], skip, limit: page_size });
    return { items: await this.shown.of(marina_id, found), total: await model.count(filter) };
  }
}
