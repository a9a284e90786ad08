import type * as z from 'zod';
import { dockWalkApi } from '../../../contracts/dockwalk/api.js';
import type { Difference, WalkBerth, walkBerths } from '../../../contracts/dockwalk/walks.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { standingAnswer, type Walk } from '../domain/walk-state.js';
import { type BoatNames, BoatNameLookup, boatSeen, type NamedByIds } from '../lookups/boat-name-lookup.js';
import { DockBerths, type ExpectedBerth } from '../lookups/dock-berths.js';
import { ShownConflicts, shownTapOf } from '../lookups/shown-conflicts.js';
import { ShownDifferences } from '../lookups/shown-differences.js';
import { Sightings, type ValidSighting } from '../lookups/sightings.js';
import { differenceList } from '../projections/difference-list.js';
import { DockWalks } from '../records/dock-walks.js';

type Answer = z.input<typeof walkBerths> | Refusal;

/** Arrivals and departures that a walk shows of each berth. */
const MOST_FOLLOWING = 3;

/** Days for which the answers of earlier walks are shown. */
const EARLIER_DAYS = 7;
const DAY_MS = 86_400_000;

interface Facts {
  readonly walk: Walk;
  readonly boats: BoatNames;
  readonly nameOf: (user: string) => { id: string; name: string | null };
  readonly differences: ReadonlyMap<string, readonly Difference[]>;
  readonly asking: ReadonlySet<string>;
  /** What walks before this one saw, by berth. */
  readonly earlier: ReadonlyMap<string, ValidSighting>;
}

/** Berths of a walk with what is expected and what was seen. */
@Handles(dockWalkApi.berths)
export class ListWalkBerths {
  constructor(
    private readonly walks: DockWalks,
    private readonly berths: DockBerths,
    private readonly naming: BoatNameLookup,
    private readonly conflicts: ShownConflicts,
    private readonly shown: ShownDifferences,
    private readonly projections: ProjectionHost,
    private readonly sightings: Sightings,
    private readonly clock: Clock,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof dockWalkApi.berths>): Promise<Answer> {
    const { session_id, pier_id, berth_ids, page, page_size } = input;
    const found = await this.walks.find(marina_id, session_id);
    if (isRefusal(found)) return found;
    const date = (await this.walks.today(marina_id))?.date ?? '';
    const { items, total } = await this.berths.list(marina_id, {
      date,
      ...(pier_id === undefined ? {} : { pier_id }),
      ...(berth_ids === undefined ? {} : { berth_ids }),
      skip: (page - 1) * page_size,
      limit: page_size,
      most_following: MOST_FOLLOWING,
    });
    const facts = await this.factsOf(marina_id, found.walk, items);
    return { items: items.map((item) => rowOf(item, facts)), total, date };
  }

  private async factsOf(marina_id: string, walk: Walk, items: readonly ExpectedBerth[]): Promise<Facts> {
    const ids = new Set(items.map(({ berth }) => berth.berth_id));
    const answers = items.flatMap(({ berth }) => standingAnswer(walk.berths.get(berth.berth_id)) ?? []);
    const unchecked = [...ids].filter((id) => standingAnswer(walk.berths.get(id)) === null);
    const since = new Date(Date.parse(this.clock.nowIso()) - EARLIER_DAYS * DAY_MS).toISOString();
    const asked = { marina_id, berth_ids: unchecked, since };
    const earlier = unchecked.length === 0 ? [] : await this.sightings.before(walk.session_id, asked);
    const boats = [
      ...answers.flatMap((tap) => boatSeen(tap.seen, tap.boat_name) ?? []),
      ...earlier.flatMap((one) => boatOf(one) ?? []),
    ];
    const names = await this.conflicts.names(walk.session_id);
    const of = [...walk.differences.values()].filter(({ berth_id }) => ids.has(berth_id));
    const documents = await this.projections.model(differenceList).getMany(of.map((one) => one.difference_id));
    const shown = await this.shown.of(marina_id, documents);
    const open = [...walk.conflicts.values()].filter(({ choice }) => choice === null);
    return {
      walk,
      boats: await this.naming.of(marina_id, boats),
      nameOf: (id) => ({ id, name: names[id] ?? null }),
      differences: Map.groupBy(shown, ({ berth }) => berth.id),
      earlier: new Map(earlier.map((one) => [one._id, one])),
      asking: new Set(open.map(({ berth_id }) => berth_id)),
    };
  }
}

const boatOf = ({ seen, stranger }: ValidSighting): NamedByIds | null => boatSeen(seen, stranger?.name ?? null);

function earlierOf(sighting: ValidSighting | undefined, names: BoatNames): WalkBerth['earlier'] {
  if (sighting === undefined) return null;
  const boat = boatOf(sighting);
  return { seen: boat === null ? null : names.of(boat), at: sighting.at, by: sighting.by.name };
}

function rowOf({ berth, expected }: ExpectedBerth, facts: Facts): WalkBerth {
  const { berth_id, pier_id, pier_name, name, max_loa, max_beam, max_draft, active, note, following } = berth;
  const known = facts.walk.berths.get(berth_id);
  const standing = standingAnswer(known);
  const home = berth.tonight?.berth_holder_type === 'RESIDENT';
  return {
    berth_id,
    pier_id,
    pier_name,
    name,
    max_loa,
    max_beam,
    max_draft,
    active,
    note,
    expected,
    check: standing === null ? null : shownTapOf(standing, facts),
    earlier: earlierOf(facts.earlier.get(berth_id), facts.boats),
    differences: [...(facts.differences.get(berth_id) ?? [])],
    asks: facts.asking.has(berth_id),
    photos: (known?.photos ?? []).map(({ tap_id, at, by }) => ({ photo_id: tap_id, at, by: facts.nameOf(by) })),
    following: [...following],
    allow_inquire_for_absence: home && berth.inquiry_sent_at === null,
    inquiry_sent_at: berth.inquiry_sent_at,
  };
}
