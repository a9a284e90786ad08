import { Injectable } from '@nestjs/common';
import type { berthApi } from '../../../contracts/berths/api.js';
import type { BerthListAnswer } from '../../../contracts/berths/records.js';
import { FindVessel } from '../../../contracts/customers/queries.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { type Comparison, inTurn } from '../../../contracts/vocabulary/sorting.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { RouteInput } from '../../platform/http/received-call.js';
import { measuresOf, nameOf } from '../domain/berth-plan-state.js';
import { isFreeForHolder, isHeldBy } from '../domain/holder-berths.js';
import type { StillThere } from '../domain/occupant.js';
import { berthList } from '../projections/berth-list.js';
import { BerthPlans } from '../records/berth-plans.js';
import { BerthOccupantNames, type BerthOccupants, NOBODY } from './berth-occupants.js';
import { type BerthRow, byName, recordOf, rowOf } from './berth-row.js';
import { OverdueBoats } from './overdue-boats.js';

type Asked = RouteInput<typeof berthApi.listBerths>;
/** What decides which berths are listed, and in which order. */
type BerthSelection = Pick<Asked, 'only_available_berths' | 'filter' | 'sort'>;

interface Tonight {
  /** The marina's date. */
  readonly today: string;
  readonly still: StillThere;
}

/**
 * A marina has thousands of berths at most, so they are filtered and sorted in memory, with tonight's occupancy from
 * the plan. Boats and people are named for the page only, unless the search needs the names of all.
 */
@Injectable()
export class BerthLists {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly plans: BerthPlans,
    private readonly names: BerthOccupantNames,
    private readonly overdue: OverdueBoats,
    private readonly queries: QueryBus,
  ) {}

  async list(
    marina_id: string,
    input: BerthSelection & Partial<Pick<Asked, 'page' | 'page_size'>>,
  ): Promise<BerthListAnswer> {
    const plan = await this.plans.state(marina_id);
    const today = (await this.plans.today(marina_id))?.today ?? '';
    const still = await this.overdue.occupants(marina_id, plan);
    const night = { today, still };
    const offer = await this.offerFor(marina_id, input.filter.for_vessel, today);
    const rows: BerthRow[] = [];
    for await (const document of this.projections.model(berthList).each({ filter: { marina_id } })) {
      const row = rowOf(document, plan, today, still);
      if (row !== null && passes(row, input) && offer?.(row) !== 'none') rows.push(row);
    }
    const found = await this.searched(marina_id, rows, night, input.filter.search);
    found.sort(orderOf(input.sort));
    const listed =
      offer === null ? found : ['own', 'free'].flatMap((kind) => found.filter((row) => offer(row) === kind));
    const { page = 1, page_size = found.length } = input;
    const shown = listed.slice((page - 1) * page_size, page * page_size);
    const occupants = await this.occupants(marina_id, shown, night);
    const items = shown.map((row) => recordOf(row, plan, occupants.get(row.document.card.berth_id) ?? NOBODY));
    return { items, total: found.length, ...countsOf(found) };
  }

  /** Which berths the boat holds or may get; null: no boat was named. */
  private async offerFor(
    marina_id: string,
    vessel_id: string | undefined,
    today: string,
  ): Promise<((row: BerthRow) => 'own' | 'free' | 'none') | null> {
    if (vessel_id === undefined) return null;
    const vessel = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    if (vessel === null) return () => 'none';
    const boat = measuresOf(vessel);
    const from = dayNumber(today);
    return ({ document, planned }) => {
      if (isHeldBy(planned, vessel_id, from)) return 'own';
      return document.card.holder_type === 'RESIDENT' && isFreeForHolder(planned, boat, from) ? 'free' : 'none';
    };
  }

  private occupants(marina_id: string, rows: readonly BerthRow[], { today, still }: Tonight) {
    const berths = rows.map(({ planned }) => planned);
    return this.names.of(marina_id, berths, today, { still });
  }

  private async searched(marina_id: string, rows: BerthRow[], night: Tonight, search = ''): Promise<BerthRow[]> {
    const wanted = folded(search);
    if (wanted === '') return rows;
    const occupants = await this.occupants(marina_id, rows, night);
    return rows.filter((row) =>
      textsOf(row, occupants.get(row.document.card.berth_id) ?? NOBODY).some((text) => folded(text).includes(wanted)),
    );
  }
}

function textsOf({ planned }: BerthRow, { owner, resident }: BerthOccupants): string[] {
  const people = [owner, resident].flatMap((one) => [one?.vessel.name, one?.boater_name]);
  return [nameOf(planned), ...people.filter((text) => text != null)];
}

function passes({ document: { card }, planned, occupancy }: BerthRow, selection: BerthSelection): boolean {
  const { filter } = selection;
  if (!isOccupiedAs(occupancy, selection) || !hasQualities(card, filter)) return false;
  if (filter.active !== undefined && filter.active !== (occupancy !== 'non-active')) return false;
  const piers = filter.pier_id === undefined ? undefined : [filter.pier_id].flat();
  if (piers?.includes(card.pier_id) === false) return false;
  if (card.max_loa < (filter.min_loa ?? 0) || card.max_loa > (filter.max_loa ?? Infinity)) return false;
  return filter.name === undefined || nameOf(planned).toLowerCase().includes(filter.name.trim().toLowerCase());
}

function isOccupiedAs(occupancy: BerthRow['occupancy'], { only_available_berths, filter }: BerthSelection): boolean {
  if ((only_available_berths || filter.vacant_tonight === true) && occupancy !== 'vacant') return false;
  if (filter.vacant_tonight === false && occupancy === 'vacant') return false;
  return filter.occupancy?.includes(occupancy) !== false;
}

function hasQualities(card: BerthRow['document']['card'], filter: BerthSelection['filter']): boolean {
  for (const field of ['offered', 'instant_booking', 'holder_type'] as const) {
    if (filter[field] !== undefined && filter[field] !== card[field]) return false;
  }
  if (filter.services?.every((service) => card.services[service]) === false) return false;
  if (filter.location?.every((place) => card.location[place]) === false) return false;
  return filter.boat_types?.includes(card.boat_types) !== false;
}

/** Sorts by the requested field, by the second one where the first is equal, and last by name. */
function orderOf({ then, ...first }: Asked['sort']): Comparison<BerthRow> {
  return inTurn(compared(first), ...(then === undefined ? [] : [compared(then)]), names);
}

const names: Comparison<BerthRow> = (one, other) => byName(one.planned, other.planned);

function compared({ by, direction }: Omit<Asked['sort'], 'then'>): Comparison<BerthRow> {
  const sign = direction === 'asc' ? 1 : -1;
  if (by === 'name') return (one, other) => sign * names(one, other);
  if (by === 'occupancy') return (one, other) => sign * one.occupancy.localeCompare(other.occupancy);
  return (one, other) => sign * (one.document.card[by] - other.document.card[by]);
}

function countsOf(rows: readonly BerthRow[]): Omit<BerthListAnswer, 'items' | 'total'> {
  const inOrder = rows.toSorted(names);
  const piers = [...Map.groupBy(inOrder, ({ document }) => document.card.pier_id)].map(([pier_id, berths]) => ({
    pier_id,
    pier_name: berths[0]?.planned.facts.pier_name ?? '',
    berths: berths.length,
    ...switchedOn(berths),
  }));
  return { piers, ...switchedOn(rows) };
}

function switchedOn(rows: readonly BerthRow[]) {
  const count = (field: 'active' | 'offered' | 'instant_booking') =>
    rows.filter(({ document }) => document.card[field]).length;
  return { active: count('active'), offered: count('offered'), instant_booking: count('instant_booking') };
}
