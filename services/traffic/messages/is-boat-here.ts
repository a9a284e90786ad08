import { IsBoatHere } from '../../../contracts/traffic/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { goesOn } from '../lookups/going-on.js';
import { stayList } from '../projections/stay-list.js';
import { stayTrafficRecord } from '../records/stay-traffic-record.js';

@QueryHandler(IsBoatHere)
export class IsBoatHereHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ reservation_id }: IsBoatHere): Promise<boolean> {
    const { arrived_at, departed_at } = (await this.streams.load(stayTrafficRecord, reservation_id)).state;
    if (arrived_at === null || departed_at !== null) return false;
    const model = this.projections.model(stayList);
    const stay = await model.get(reservation_id);
    return stay === undefined || !(await goesOn(model, stay));
  }
}
