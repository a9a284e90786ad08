import { Injectable } from '@nestjs/common';
import { JudgeBerths } from '../../../contracts/berths/matching-queries.js';
import { ListBerthNames, ListBerthPlaces } from '../../../contracts/berths/queries.js';
import type { ShownGroup } from '../../../contracts/reservations/group.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { berthLabelOf } from './berth-names.js';

/** Rules by which a berth is not free, whatever the boat. */
export const occupied: ReadonlySet<string> = new Set(['taken', 'closed', 'resident', 'inactive', 'not_offered']);

/** A boat that every berth takes, in metres, so that only what lies in a berth counts. */
const ANY_BOAT = { length: 0.01, beam: 0.01, draft: 0.01, type: null };
/** The piers on which boats of a group lie, with all their berths, as they are drawn to scale. */
@Injectable()
export class PierOfGroup {
  constructor(private readonly queries: QueryBus) {}

  /** @param nights on which a berth must be free to count as free */
  async around(marina_id: string, berth_ids: readonly string[], nights: DateRange): Promise<ShownGroup['berths']> {
    if (berth_ids.length === 0) return [];
    const [places, names] = await Promise.all([
      this.queries.execute(new ListBerthPlaces(marina_id)),
      this.queries.execute(new ListBerthNames(marina_id)),
    ]);
    const piers = new Set(places.filter(({ id }) => berth_ids.includes(id)).map(({ pier_id }) => pier_id));
    const shown = places
      .filter(({ id, pier_id }) => piers.has(pier_id) && names.has(id))
      .sort((one, other) => one.pier_name.localeCompare(other.pier_name) || one.number - other.number);
    const wishes = [{ vessel: ANY_BOAT, ...nights, accepts_below_min: true }];
    const judged = await this.queries.execute(
      new JudgeBerths(marina_id, { berth_ids: shown.map(({ id }) => id), wishes }),
    );
    return shown.flatMap(({ id, number: place, sizes: { length, beam } }, at) => {
      const name = names.get(id);
      const free = !occupied.has(judged[at]?.[0]?.rule ?? '');
      return name === undefined ? [] : [{ ...berthLabelOf(name), place, length, beam, free }];
    });
  }
}
