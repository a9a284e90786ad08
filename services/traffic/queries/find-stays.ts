import {
  type BoatHere,
  FindBoatsHere,
  FindStays,
  IsBoatHere,
  type StayRecord,
} from '../../../contracts/traffic/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { stayList } from '../projections/stay-list.js';
import { stayTrafficRecord } from '../records/stay-traffic-record.js';
import { DAYS_BACK, type Stay } from './traffic-row.js';

@QueryHandler(FindStays)
export class FindStaysHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { marina_id, reservation_ids } }: FindStays): Promise<readonly StayRecord[]> {
    const found = await this.projections.model(stayList).getMany([...new Set(reservation_ids)]);
    return found.filter((stay) => stay.marina_id === marina_id).map(recordOf);
  }
}

function recordOf(stay: Stay): StayRecord {
  const { _id: reservation_id, view_id, boater_id, start_date, end_date, arrived_at, departed_at } = stay;
  const name = stay.vessel_name === '' ? null : stay.vessel_name;
  const vessel = { id: stay.vessel_id, name, length: stay.vessel_length };
  return { reservation_id, view_id, boater_id, vessel, start_date, end_date, arrived_at, departed_at };
}

@QueryHandler(IsBoatHere)
export class IsBoatHereHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ reservation_id }: IsBoatHere): Promise<boolean> {
    const { arrived_at, departed_at } = (await this.streams.load(stayTrafficRecord, reservation_id)).state;
    return arrived_at !== null && departed_at === null;
  }
}

@QueryHandler(FindBoatsHere)
export class FindBoatsHereHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id }: FindBoatsHere): Promise<readonly BoatHere[]> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return [];
    const today = this.clock.today(marina.time_zone);
    const model = this.projections.model(stayList);
    const here: BoatHere[] = [];
    for await (const stay of model.each({ filter: { marina_id, here: true } })) here.push(boatOf(stay));
    // A stay that was finished without its boat may be one of the last days only.
    const end_date = { $gte: addDays(today, -DAYS_BACK), $lte: today };
    for await (const stay of model.each({ filter: { marina_id, booked: true, end_date } })) {
      const { finished, arrived_at, departed_at } = stay;
      if (finished && arrived_at !== null && departed_at === null) here.push(boatOf(stay));
    }
    return here;
  }
}

function boatOf(stay: Stay): BoatHere {
  const { vessel, departed_at: _, ...record } = recordOf(stay);
  const { moored, berth, vessel_beam: beam, vessel_draft: draft } = stay;
  return {
    ...record,
    vessel: { ...vessel, beam, draft },
    berth: moored ?? berth,
    seen: moored !== null,
  };
}
