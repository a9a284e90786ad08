import {
  type BoatHere,
  FindBoatsHere,
  FindStays,
  IsBoatHere,
  type StayRecord,
} from '../../../contracts/traffic/queries.js';
import { CHECK_OUT } from '../../../contracts/conflicts/vocabulary.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock, localDateAndTime } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { goesOn } from '../lookups/going-on.js';
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
    const { date: today, time } = localDateAndTime(this.clock.nowIso(), marina.time_zone);
    const model = this.projections.model(stayList);
    const here: BoatHere[] = [];
    for await (const stay of model.each({ filter: { marina_id, here: true } })) {
      if (stay.end_date > today || !(await goesOn(model, stay))) here.push(boatOf(stay, today, time));
    }
    // A stay that was finished without its boat may be one of the last days only.
    const end_date = { $gte: addDays(today, -DAYS_BACK), $lte: today };
    const left = { marina_id, booked: true, finished: true, arrived_at: { $ne: null }, departed_at: null, end_date };
    for await (const stay of model.each({ filter: left })) {
      if (await goesOn(model, stay)) continue;
      here.push(boatOf(stay, today, time));
    }
    return here;
  }
}

/** @param time of day, marina-local */
function boatOf(stay: Stay, today: string, time: string): BoatHere {
  const { vessel, departed_at: _, ...record } = recordOf(stay);
  const { moored, berth, end_date, departure_expected: expected, vessel_beam: beam, vessel_draft: draft } = stay;
  const until = expected?.date === today ? (expected.time ?? CHECK_OUT) : CHECK_OUT;
  const late = end_date < today || (end_date === today && time >= until);
  const beyond_plan = late || (moored !== null && end_date > today);
  return { ...record, vessel: { ...vessel, beam, draft }, berth: moored ?? berth, beyond_plan };
}
