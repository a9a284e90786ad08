import type * as z from 'zod';
import { dockWalkApi } from '../../../contracts/dockwalk/api.js';
import type { walkList as walkListAnswer } from '../../../contracts/dockwalk/walks.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { summaryOf } from '../lookups/walk-summary.js';
import { walkList } from '../projections/walk-list.js';
import { DockWalks } from '../records/dock-walks.js';
import { ListPiersOnDock } from '../../../contracts/berths/dock-queries.js';

/** The walks of a marina, newest first. */
@Handles(dockWalkApi.getAll)
export class ListWalks {
  constructor(
    private readonly walks: DockWalks,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: { page, page_size },
    marina_id,
  }: ReceivedCall<typeof dockWalkApi.getAll>): Promise<z.input<typeof walkListAnswer>> {
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
