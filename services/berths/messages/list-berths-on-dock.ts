import type { BerthOwner } from '../../../contracts/berths/records.js';
import { OVERSTAY_DAYS } from '../../../contracts/dockwalk/vocabulary.js';
import { FindStays } from '../../../contracts/traffic/queries.js';
import { trafficEventIdOf } from '../../../contracts/traffic/rules/traffic-event-id.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { type BerthPlanState, metres, nameOf, type PlannedBerth } from '../domain/berth-plan-state.js';
import { inServiceOn } from '../domain/closures.js';
import { standingInquiry } from '../domain/berth.js';
import { type ComingEvent, comingEvents } from '../domain/coming-events.js';
import { leaversOn, type Occupant } from '../domain/occupant.js';
import { BerthOccupantNames, type BerthOccupants, isBy, NOBODY } from '../lookups/berth-occupants.js';
import { byName } from '../lookups/berth-row.js';
import { PastPlans } from '../lookups/past-plans.js';
import { type BerthDocument, berthList } from '../projections/berth-list.js';
import { planHistory } from '../projections/plan-history.js';
import { BerthPlans } from '../records/berth-plans.js';
import { type BerthOnDock, ListBerthsOnDock } from '../../../contracts/berths/dock-queries.js';

type Asked = ListBerthsOnDock['input'];

/** Queries all berths at once: a walk shows hundreds of them. */
@QueryHandler(ListBerthsOnDock)
export class ListBerthsOnDockHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly plans: BerthPlans,
    private readonly past: PastPlans,
    private readonly names: BerthOccupantNames,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id, input }: ListBerthsOnDock): Promise<BusAnswer<ListBerthsOnDock>> {
    const plan = await this.planOf(marina_id, input);
    const found = wanted([...plan.berths.values()], input);
    const shown = found.slice(input.skip ?? 0, (input.skip ?? 0) + (input.limit ?? found.length));
    const ids = shown.map((berth) => berth.facts.berth_id);
    const documents = await this.projections.model(berthList).getMany(ids);
    const cards = new Map(documents.map((document): [string, BerthDocument] => [document._id, document]));
    const occupants = await this.names.of(marina_id, shown, input.date, { at: input.at });
    const leaving = await this.leaving(marina_id, shown, input);
    const events = shown.map((berth) => comingEvents(berth, input.date, input.most_following ?? 0));
    const following = await this.following(marina_id, events);
    const now = this.clock.nowIso();
    const items = shown.map((berth, index) =>
      berthOnDock(berth, {
        document: cards.get(berth.facts.berth_id),
        occupants: occupants.get(berth.facts.berth_id) ?? NOBODY,
        leaving: leaving.get(berth.facts.berth_id) ?? null,
        following: following[index] ?? [],
        now,
        date: input.date,
      }),
    );
    return { items, total: found.length };
  }

  private async planOf(marina_id: string, { at, date }: Asked): Promise<BerthPlanState> {
    if (at === undefined) return this.plans.state(marina_id);
    await this.projections.upToDate(planHistory);
    const day = dayNumber(date);
    return this.past.plan(marina_id, at, { start: day - OVERSTAY_DAYS, end: day + 1 });
  }

  /** By berth: the visitor whose stay is over and who arrived, but is not known to have left. */
  private async leaving(
    marina_id: string,
    berths: readonly PlannedBerth[],
    { date, at }: Asked,
  ): Promise<ReadonlyMap<string, BerthOwner>> {
    const candidates = berths.map((berth) => leaversOn(berth, date, OVERSTAY_DAYS));
    const reservation_ids = candidates.flat().flatMap((one) => one.reservation_id ?? []);
    if (reservation_ids.length === 0) return new Map();
    const stays = await this.queries.execute(new FindStays({ marina_id, reservation_ids }));
    const here = new Set(
      stays
        .filter(({ arrived_at, departed_at }) => isBy(arrived_at, at) && !isBy(departed_at, at))
        .map(({ reservation_id }) => reservation_id),
    );
    const left: { berth_id: string; occupant: Occupant }[] = berths.flatMap(({ facts: { berth_id } }, index) => {
      const occupant = candidates[index]?.find(({ reservation_id }) => here.has(reservation_id ?? ''));
      return occupant === undefined ? [] : [{ berth_id, occupant }];
    });
    const named = await this.names.name(
      marina_id,
      left.map(({ occupant }) => occupant),
      at,
    );
    return new Map(
      left.flatMap(({ berth_id }, index): [string, BerthOwner][] => {
        const owner = named[index];
        return owner === undefined ? [] : [[berth_id, owner]];
      }),
    );
  }

  private async following(
    marina_id: string,
    events: readonly (readonly ComingEvent[])[],
  ): Promise<BerthOnDock['following'][]> {
    const occupants = events.flat().map(({ occupant }) => occupant);
    if (occupants.length === 0) return [];
    const named = await this.names.name(marina_id, occupants);
    let at = 0;
    return events.map((some) =>
      some.map(({ type, begins_at, occupant, absence_id }) => ({
        id: trafficEventIdOf(type, absence_id ?? occupant.reservation_id ?? occupant.allocation_id),
        type,
        begins_at,
        berth_holder_type: occupant.berth_holder_type,
        vessel: { name: named[at++]?.vessel.name ?? null },
      })),
    );
  }
}

function wanted(berths: readonly PlannedBerth[], { pier_id, berth_ids }: Asked): PlannedBerth[] {
  const ids = berth_ids === undefined ? null : new Set(berth_ids);
  return berths
    .filter(({ left, facts }) => (ids === null ? !left : ids.has(facts.berth_id)))
    .filter(({ facts }) => pier_id === undefined || facts.pier_id === pier_id)
    .sort(byName);
}

function berthOnDock(
  berth: PlannedBerth,
  more: {
    readonly document: BerthDocument | undefined;
    readonly occupants: BerthOccupants;
    readonly leaving: BerthOwner | null;
    readonly following: BerthOnDock['following'];
    readonly now: string;
    readonly date: string;
  },
): BerthOnDock {
  const { facts, max_loa, max_beam, max_draft } = berth;
  const { document, occupants, leaving, following, now, date } = more;
  const { owner, resident } = occupants;
  const inquiry = standingInquiry(document?.inquiry ?? null, resident?.allocation_id ?? null, now);
  return {
    berth_id: facts.berth_id,
    pier_id: facts.pier_id,
    pier_name: facts.pier_name,
    name: nameOf(berth),
    max_loa: metres(max_loa),
    max_beam: metres(max_beam),
    max_draft: metres(max_draft),
    boat_types: facts.boat_types,
    active: inServiceOn(berth, dayNumber(date)),
    note: document?.notes ?? '',
    tonight: owner,
    leaving,
    resident,
    following,
    inquiry_sent_at: inquiry?.at ?? null,
  };
}
