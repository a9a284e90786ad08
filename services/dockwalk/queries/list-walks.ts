import type * as z from 'zod';
import { ListPiersOnDock } from '../../../contracts/berths/queries.js';
import { dockWalkErrors } from '../../../contracts/dockwalk/errors.js';
import type { walkList as walkListAnswer, WalkDetail, WalkSummary } from '../../../contracts/dockwalk/walks.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { type PierOfMarina, progressOn } from '../domain/walk-progress.js';
import type { Walk } from '../domain/walk-state.js';
import { type WalkDocument, walkList } from '../projections/walk-list.js';
import { DockWalks } from '../records/dock-walks.js';

/** The walks of a marina, newest first. */
export class ListWalks extends Query<z.input<typeof walkListAnswer>> {
  constructor(
    readonly marina_id: string,
    readonly page: { readonly page: number; readonly page_size: number },
  ) {
    super();
  }
}

/** One walk with its piers. */
export class ShowWalk extends Query<WalkDetail | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly session_id: string,
  ) {
    super();
  }
}

@QueryHandler(ListWalks)
export class ListWalksHandler {
  constructor(
    private readonly walks: DockWalks,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async execute({ marina_id, page: { page, page_size } }: ListWalks): Promise<z.input<typeof walkListAnswer>> {
    const model = this.projections.model(walkList);
    const filter = { marina_id };
    const skip = (page - 1) * page_size;
    const found = await model.find({ filter, sort: [['started_at', -1]], skip, limit: page_size });
    const piers = await this.queries.execute(new ListPiersOnDock(marina_id));
    const berths = piers.reduce((total, { berth_ids }) => total + berth_ids.length, 0);
    return {
      items: found.map((document) => summaryOf(document, berths)),
      total: await model.count(filter),
      current_session_id: await this.walks.current(marina_id),
    };
  }
}

@QueryHandler(ShowWalk)
export class ShowWalkHandler {
  constructor(
    private readonly walks: DockWalks,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async execute({ marina_id, session_id }: ShowWalk): Promise<WalkDetail | Refusal> {
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

/** @param berths of the marina now; a saved walk keeps those of its time */
function summaryOf(document: Document<WalkDocument>, berths: number): WalkSummary {
  const { _id, status, started_at, started_by, saved_at, saved_by, checked, differs, open, conflicts } = document;
  const { names, walkers } = document;
  const person = (id: string) => ({ id, name: names[id] ?? null });
  return {
    session_id: _id,
    status,
    started_at,
    started_by: person(started_by),
    saved_at,
    saved_by: saved_by === null ? null : person(saved_by),
    berths: document.berths ?? berths,
    checked,
    differs,
    open,
    conflicts,
    walkers: walkers.map((walker) => ({ ...walker, name: names[walker.user_id] ?? null })),
  };
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
