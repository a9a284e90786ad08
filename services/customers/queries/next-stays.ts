import { Injectable } from '@nestjs/common';
import { FindNextStays, type NextStay } from '../../../contracts/reservations/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { FoundBoater } from './search-boaters.js';

/** The next stay of each person on a page, whichever of their records it belongs to. */
@Injectable()
export class NextStays {
  constructor(private readonly queries: QueryBus) {}

  /** By the boaters' ids. */
  async of(
    marina_id: string,
    people: readonly Pick<FoundBoater, 'boater' | 'record_ids'>[],
  ): Promise<ReadonlyMap<string, Omit<NextStay, 'boater_id'>>> {
    const boater_ids = people.flatMap(({ record_ids }) => record_ids);
    const stays = await this.queries.execute(new FindNextStays({ marina_id, boater_ids }));
    const boaterOf = new Map(people.flatMap(({ boater, record_ids }) => record_ids.map((id) => [id, boater.id])));
    const next = new Map<string, Omit<NextStay, 'boater_id'>>();
    for (const { boater_id: record_id, ...stay } of stays) {
      const boater_id = boaterOf.get(record_id) ?? record_id;
      const known = next.get(boater_id);
      if (known === undefined || stay.start_date < known.start_date) next.set(boater_id, stay);
    }
    return next;
  }
}
