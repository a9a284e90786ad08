import { Injectable } from '@nestjs/common';
import type { VisitorRow } from '../../../contracts/customers/boater.js';
import { FindNextStays, type NextStay } from '../../../contracts/reservations/queries.js';
import { FindStays, type StayRecord } from '../../../contracts/traffic/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { FoundBoater } from './boater-search.js';

export type NextVisit = NonNullable<VisitorRow['next_visit']>;

/** The next stay of each person on a page, whichever of their records it belongs to, and whether the boat is here. */
@Injectable()
export class NextStays {
  constructor(private readonly queries: QueryBus) {}

  /** By the boaters' ids. */
  async of(
    marina_id: string,
    people: readonly Pick<FoundBoater, 'boater' | 'record_ids'>[],
  ): Promise<ReadonlyMap<string, NextVisit>> {
    const boater_ids = people.flatMap(({ record_ids }) => record_ids);
    const stays = await this.queries.execute(new FindNextStays({ marina_id, boater_ids }));
    const boaterOf = new Map(people.flatMap(({ boater, record_ids }) => record_ids.map((id) => [id, boater.id])));
    const next = new Map<string, Omit<NextStay, 'boater_id'>>();
    for (const { boater_id: record_id, ...stay } of stays) {
      const boater_id = boaterOf.get(record_id) ?? record_id;
      const known = next.get(boater_id);
      if (known === undefined || stay.start_date < known.start_date) next.set(boater_id, stay);
    }
    return this.withPresence(marina_id, next);
  }

  private async withPresence(
    marina_id: string,
    next: ReadonlyMap<string, Omit<NextStay, 'boater_id'>>,
  ): Promise<ReadonlyMap<string, NextVisit>> {
    const reservation_ids = [...next.values()].map(({ reservation_id }) => reservation_id);
    const found = await this.queries.execute(new FindStays({ marina_id, reservation_ids }));
    const traffic = new Map(found.map((stay) => [stay.reservation_id, stay]));
    return new Map(
      [...next].map(([boater_id, stay]) => [
        boater_id,
        { ...stay, presence: presenceOf(traffic.get(stay.reservation_id)) },
      ]),
    );
  }
}

function presenceOf(stay: Pick<StayRecord, 'arrived_at' | 'departed_at'> | undefined): NextVisit['presence'] {
  if (stay === undefined || stay.arrived_at === null) return 'TO_COME';
  return stay.departed_at === null ? 'HERE' : 'LEFT';
}
