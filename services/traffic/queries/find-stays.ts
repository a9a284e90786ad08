import {
  type BoatHere,
  FindBoatsBeyondPlan,
  FindBoatsHere,
  FindStays,
  IsBoatHere,
  type StayRecord,
} from '../../../contracts/traffic/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { BoatsHere, type StayHere } from '../lookups/boats-here.js';
import { goesOn } from '../lookups/going-on.js';
import { stayList } from '../projections/stay-list.js';
import { stayTrafficRecord } from '../records/stay-traffic-record.js';
import type { Stay } from './traffic-row.js';

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
  constructor(private readonly boats: BoatsHere) {}

  async execute({ marina_id }: FindBoatsHere): Promise<readonly BoatHere[]> {
    return (await this.boats.all(marina_id)).map(boatOf);
  }
}

@QueryHandler(FindBoatsBeyondPlan)
export class FindBoatsBeyondPlanHandler {
  constructor(private readonly boats: BoatsHere) {}

  async execute({ marina_id }: FindBoatsBeyondPlan): Promise<readonly BoatHere[]> {
    return (await this.boats.beyondPlan(marina_id)).map(boatOf);
  }
}

function boatOf({ stay, beyond_plan }: StayHere): BoatHere {
  const { vessel, departed_at: _, ...record } = recordOf(stay);
  const { moored, berth, vessel_beam: beam, vessel_draft: draft } = stay;
  return { ...record, vessel: { ...vessel, beam, draft }, berth: moored ?? berth, beyond_plan };
}
