import { Injectable } from '@nestjs/common';
import type { Document } from '../../platform/consuming/read-model.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { differenceList } from '../projections/difference-list.js';
import { lastSightings, type SightingDocument } from '../projections/last-sightings.js';

export interface ValidSighting extends Document<SightingDocument> {
  /** The boat differs from record and plan, and nobody has settled that; its name if nobody knew it. Null: not so. */
  readonly stranger: { readonly name: string | null } | null;
}

/** What was last seen in berths, without what staff dismissed as wrong. */
@Injectable()
export class Sightings {
  constructor(private readonly projections: ProjectionHost) {}

  /** Those of these marinas since a UTC instant. */
  async since(marina_ids: readonly string[], since: string): Promise<ValidSighting[]> {
    const filter = { marina_id: { $in: [...marina_ids] }, at: { $gte: since } };
    const found: Document<SightingDocument>[] = [];
    for await (const one of this.projections.model(lastSightings).each({ filter })) found.push(one);
    return this.valid(found, filter);
  }

  /** Those of these berths of a marina that walks before this one made since a UTC instant. */
  async before(
    session_id: string,
    { marina_id, berth_ids, since }: { marina_id: string; berth_ids: readonly string[]; since: string },
  ): Promise<ValidSighting[]> {
    const found = await this.projections.model(lastSightings).getMany([...berth_ids]);
    const earlier = found.filter((one) => one.session_id !== session_id && one.at >= since);
    return this.valid(earlier, { marina_id, at: { $gte: since } });
  }

  private async valid(
    found: readonly Document<SightingDocument>[],
    filter: Readonly<Record<string, string | object>>,
  ): Promise<ValidSighting[]> {
    if (found.length === 0) return [];
    const isWrong = new Set<string>();
    const strangers = new Map<string, string | null>();
    const unresolved = { ...filter, state: { $in: ['OPEN', 'TO_DESK', 'DISMISSED'] } };
    for await (const one of this.projections.model(differenceList).each({ filter: unresolved })) {
      const sighting = `${one.session_id} ${one.berth_id} ${one.at}`;
      if (one.state === 'DISMISSED') isWrong.add(sighting);
      else if (one.kind === 'OTHER_BOAT') strangers.set(sighting, one.boat_name);
    }
    return found.flatMap((one) => {
      const sighting = `${one.session_id} ${one._id} ${one.at}`;
      if (isWrong.has(sighting)) return [];
      const name = strangers.get(sighting);
      return [{ ...one, stranger: name === undefined ? null : { name } }];
    });
  }
}
