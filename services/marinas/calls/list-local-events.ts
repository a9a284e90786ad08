import { localEventApi } from '../../../contracts/marinas/api.js';
import type { LocalEvent } from '../../../contracts/marinas/local-events.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { localEventList } from '../projections/local-event-list.js';

/** An upper bound on the local events within the requested days. */
const MOST = 100;

/** Local events of a marina on any of the requested days, by first day. */
@Handles(localEventApi.getall)
export class ListLocalEvents {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({
    input: on,
    marina_id,
  }: ReceivedCall<typeof localEventApi.getall>): Promise<{ items: LocalEvent[]; total: number }> {
    const model = this.projections.model(localEventList);
    const filter = { marina_id, end_date: { $gte: on.start_date }, start_date: { $lte: on.end_date } };
    const found = await model.find({ filter, sort: [['start_date', 1]], limit: MOST });
    const items = found.map(({ _id, start_date, end_date, name, url }) => {
      return { id: _id, start_date, end_date, event_name: name, event_url: url };
    });
    return { items, total: await model.count(filter) };
  }
}
