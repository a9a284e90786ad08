import { FindGroupsOfStays } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { groupList } from '../projections/group-list.js';
import { reservationList } from '../projections/reservation-list.js';

/** Groups from the list's read model. Other marinas' reservations are left out. */
@QueryHandler(FindGroupsOfStays)
export class FindGroupsOfStaysHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: FindGroupsOfStays): Promise<BusAnswer<FindGroupsOfStays>> {
    const { marina_id, reservation_ids } = input;
    if (reservation_ids.length === 0) return new Map();
    const found = await this.projections.model(reservationList).getMany(reservation_ids);
    const grouped = found.flatMap(({ _id, marina_id: owner, group_id }) =>
      owner !== marina_id || group_id === null ? [] : [{ _id, group_id }],
    );
    if (grouped.length === 0) return new Map();
    const ids = [...new Set(grouped.map(({ group_id }) => group_id))];
    const groups = await this.projections.model(groupList).getMany(ids);
    const names = new Map(groups.map(({ _id, name }) => [_id, name]));
    return new Map(grouped.map(({ _id, group_id: id }) => [_id, { id, name: names.get(id) ?? '' }]));
  }
}
