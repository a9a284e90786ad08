import { FindSightings, type Sighting } from '../../../contracts/dockwalk/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { differenceList } from '../projections/difference-list.js';
import { lastSightings, type SightingDocument } from '../projections/last-sightings.js';

@QueryHandler(FindSightings)
export class FindSightingsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_ids, since }: FindSightings): Promise<readonly Sighting[]> {
    const filter = { marina_id: { $in: [...marina_ids] }, at: { $gte: since } };
    const found: Document<SightingDocument>[] = [];
    for await (const one of this.projections.model(lastSightings).each({ filter })) found.push(one);
    if (found.length === 0) return [];
    const dismissed = { ...filter, state: 'DISMISSED' };
    const isWrong = new Set<string>();
    for await (const { session_id, berth_id, at } of this.projections
      .model(differenceList)
      .each({ filter: dismissed })) {
      isWrong.add(`${session_id} ${berth_id} ${at}`);
    }
    return found
      .filter(({ _id, session_id, at }) => !isWrong.has(`${session_id} ${_id} ${at}`))
      .map(({ _id: berth_id, at, by, seen }): Sighting => ({
        berth_id,
        at,
        by: by.name,
        boat: seen.answer === 'EMPTY' ? null : { vessel_id: seen.vessel_id, reservation_id: seen.reservation_id },
      }));
  }
}
