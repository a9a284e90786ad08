import { Injectable } from '@nestjs/common';
import type { Document } from '../../platform/consuming/read-model.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { differenceList } from '../projections/difference-list.js';
import { type DifferenceMadeDocument, differencesMade } from '../projections/differences-made.js';
import { lastSightings, type SightingDocument } from '../projections/last-sightings.js';
import { type SightingMadeDocument, sightingsMade } from '../projections/sightings-made.js';

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

  /** As they were known at a UTC instant, of the taps since another one. */
  async asOf(marina_ids: readonly string[], since: string, at: string): Promise<ValidSighting[]> {
    const filter = { marina_id: { $in: [...marina_ids] }, at: { $gte: since, $lte: at } };
    const last = new Map<string, Document<SightingMadeDocument>>();
    for await (const one of this.projections.model(sightingsMade).each({ filter, sort: [['at', 1]] })) {
      last.set(one.berth_id, one);
    }
    const found = [...last.values()].flatMap((one): Document<SightingDocument>[] => {
      const { berth_id, seen, forgotten_at, ...sighting } = one;
      if (seen === null || (forgotten_at !== null && forgotten_at <= at)) return [];
      return [{ ...sighting, _id: berth_id, tap_id: one._id, seen }];
    });
    const made: Document<DifferenceMadeDocument>[] = [];
    for await (const one of this.projections.model(differencesMade).each({ filter })) made.push(one);
    const ended = ({ ended_at }: DifferenceMadeDocument) => ended_at !== null && ended_at <= at;
    const wrong = made.filter((one) => one.dismissed && ended(one)).map(nameOf);
    const open = made.filter((one) => one.kind === 'OTHER_BOAT' && !ended(one));
    return withStrangers(found, new Set(wrong), new Map(open.map((one) => [nameOf(one), one.boat_name])));
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
      if (one.state === 'DISMISSED') isWrong.add(nameOf(one));
      else if (one.kind === 'OTHER_BOAT') strangers.set(nameOf(one), one.boat_name);
    }
    return withStrangers(found, isWrong, strangers);
  }
}

interface Named {
  readonly session_id: string;
  readonly berth_id: string;
  readonly at: string;
}

/** Names a sighting, to which a difference belongs. */
const nameOf = ({ session_id, berth_id, at }: Named): string => `${session_id} ${berth_id} ${at}`;

/** The sightings without the wrong ones, with the boats that are strangers. */
function withStrangers(
  found: readonly Document<SightingDocument>[],
  isWrong: ReadonlySet<string>,
  strangers: ReadonlyMap<string, string | null>,
): ValidSighting[] {
  return found.flatMap((one) => {
    const sighting = nameOf({ ...one, berth_id: one._id });
    if (isWrong.has(sighting)) return [];
    const name = strangers.get(sighting);
    return [{ ...one, stranger: name === undefined ? null : { name } }];
  });
}
