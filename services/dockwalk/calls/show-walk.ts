import { dockWalkApi } from '../../../contracts/dockwalk/api.js';
import { dockWalkErrors } from '../../../contracts/dockwalk/errors.js';
import type { WalkDetail } from '../../../contracts/dockwalk/walks.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { type PierOfMarina, progressOn } from '../domain/walk-progress.js';
import type { Walk } from '../domain/walk-state.js';
import { summaryOf } from '../lookups/walk-summary.js';
import { walkList } from '../projections/walk-list.js';
import { DockWalks } from '../records/dock-walks.js';
import { ListPiersOnDock } from '../../../contracts/berths/dock-queries.js';

/** One walk with its piers. */
@Handles(dockWalkApi.get)
export class ShowWalk {
  constructor(
    private readonly walks: DockWalks,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: { session_id },
    marina_id,
  }: ReceivedCall<typeof dockWalkApi.get>): Promise<WalkDetail | Refusal> {
    const found = await this.walks.find(marina_id, session_id);
    if (isRefusal(found)) return found;
    const document = await this.projections.model(walkList).get(session_id);
    if (document === undefined) return refuse('not_found', dockWalkErrors.walk_not_found);
    const piers = await this.queries.execute(new ListPiersOnDock(marina_id));
    const berths = piers.reduce((total, { berth_ids }) => total + berth_ids.length, 0);
    const { walk, revision } = found;
    return {
      ...summaryOf(document, berths),
      revision,
      piers: piers.map((pier) => pierOf(pier, walk)),
      kinds: kindsOf(walk),
    };
  }
}

function pierOf(pier: PierOfMarina, walk: Walk): WalkDetail['piers'][number] {
  const { pier_id, pier_name, berth_ids } = pier;
  return { pier_id, pier_name, berths: berth_ids.length, ...progressOn(pier, walk) };
}

function kindsOf({ differences }: Walk): WalkDetail['kinds'] {
  const kinds: WalkDetail['kinds'] = {};
  for (const { kind, state } of differences.values()) {
    if (state === 'OPEN' || state === 'TO_DESK') kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}
