import { Injectable } from '@nestjs/common';
import { CHECK_OUT } from '../../../contracts/conflicts/vocabulary.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import type { SeenGone } from '../../../contracts/vocabulary/seen-gone.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock, localDate, localDateAndTime } from '../../platform/clock/clock.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { DAYS_BACK } from '../domain/days-listed.js';
import { seenGone, type Sightings } from '../domain/where-boats-lie.js';
import { type StayDocument, stayList } from '../projections/stay-list.js';
import { DockSightings } from './dock-sightings.js';
import { goingOn } from './going-on.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';

type Stay = Document<StayDocument>;

/** A marina's calendar date and time of day. */
interface LocalNow {
  readonly marina_id: string;
  readonly date: string;
  readonly time: string;
  /** The marina's date of an instant. */
  readonly dayOf: (instant: string) => string;
}

/** A stay whose boat is here, by record and as far as dock walks saw. `beyond_plan`: it lies tonight where the plan does not have it. */
export interface StayHere {
  readonly stay: Stay;
  readonly beyond_plan: boolean;
}

/** Finds the visitors' boats that arrived and were not seen leaving (docs/rules/traffic.md). */
@Injectable()
export class BoatsHere {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly sightings: DockSightings,
  ) {}

  async all(marina_id: string): Promise<StayHere[]> {
    const [now] = await this.nows([marina_id]);
    return now === undefined ? [] : this.those({ nows: [now], date: now.date, which: [{}] });
  }

  /**
   * The boats that lie where the plan does not have them, by marina. Reads only stays that end by today and boats that were
   * seen in a berth: most boats lie where the plan has them.
   */
  async beyondPlan(marina_ids: readonly string[]): Promise<ReadonlyMap<string, StayHere[]>> {
    const byDate = Map.groupBy(await this.nows(marina_ids), ({ date }) => date);
    const found = await Promise.all(
      [...byDate].map(([date, nows]) => {
        const which: readonly Filter[] = [
          { end_date: { $lte: date } },
          { 'moored.id': { $gt: '' }, end_date: { $gt: date } },
        ];
        return this.those({ nows, date, which }, ({ beyond_plan }) => beyond_plan);
      }),
    );
    return Map.groupBy(found.flat(), ({ stay }) => stay.marina_id);
  }

  /** By reservation: the boats that were to leave by today, have no recorded departure, and were seen to be gone. */
  async seenGone(marina_id: string): Promise<ReadonlyMap<string, SeenGone>> {
    const [now] = await this.nows([marina_id]);
    if (now === undefined) return new Map();
    const filter = { marina_id, here: true, end_date: { $lte: now.date } };
    const stays = await Promise.all([this.read(filter), this.read(leftBehind([marina_id], now.date))]);
    return this.goneOf(stays.flat(), [now]);
  }

  /** @param nows of marinas with the same date */
  private async goneOf(stays: readonly Stay[], nows: readonly LocalNow[]): Promise<ReadonlyMap<string, SeenGone>> {
    const gone = new Map<string, SeenGone>();
    const byMarina = new Map(nows.map((now) => [now.marina_id, now]));
    const leaving = stays.filter(({ marina_id, end_date }) => end_date <= (byMarina.get(marina_id)?.date ?? ''));
    if (leaving.length === 0) return gone;
    const ids = [...new Set(leaving.map(({ marina_id }) => marina_id))];
    const sightings = await this.sightings.recent(ids, nows[0]?.date ?? '');
    for (const stay of leaving) {
      const dayOf = byMarina.get(stay.marina_id)?.dayOf;
      const seen = dayOf === undefined ? null : staySeenGone(stay, sightings, dayOf);
      if (seen !== null) gone.set(stay._id, seen);
    }
    return gone;
  }

  private async nows(marina_ids: readonly string[]): Promise<LocalNow[]> {
    const marinas = await Promise.all(marina_ids.map((id) => this.queries.execute(new FindMarina(id))));
    const utc = this.clock.nowIso();
    return marinas
      .filter((marina) => marina !== null)
      .map(({ id, time_zone }) => ({
        marina_id: id,
        ...localDateAndTime(utc, time_zone),
        dayOf: (instant: string) => localDate(instant, time_zone),
      }));
  }

  /**
   * @param nows of marinas with the same date
   * @param which filters of stays that have not ended; no stay passes two of them
   */
  private async those(
    { nows, date, which }: { nows: readonly LocalNow[]; date: string; which: readonly Filter[] },
    wanted: (here: StayHere) => boolean = () => true,
  ): Promise<StayHere[]> {
    const byMarina = new Map(nows.map((now) => [now.marina_id, now]));
    const ids = [...byMarina.keys()];
    const [left, ...found] = await Promise.all([
      this.read(leftBehind(ids, date)),
      ...which.map((filter) => this.read({ marina_id: { $in: ids }, here: true, ...filter })),
    ]);
    const stays = [...found.flat().sort(byId), ...left];
    const here = stays
      .map((stay) => ({ stay, beyond_plan: isBeyondPlan(stay, byMarina.get(stay.marina_id)) }))
      .filter(wanted);
    const leaving = here.flatMap(({ stay }) => (stay.end_date <= date ? [stay] : []));
    const [going, gone] = await Promise.all([
      goingOn(this.projections.model(stayList), leaving),
      this.goneOf(leaving, nows),
    ]);
    return here.filter(({ stay }) => !going.has(stay._id) && !gone.has(stay._id));
  }

  private async read(filter: Filter): Promise<Stay[]> {
    const found: Stay[] = [];
    for await (const stay of this.projections.model(stayList).each({ filter })) found.push(stay);
    return found;
  }
}

/**
 * Who saw since the last day of a stay that its boat has gone; null: nobody, or the boat did not come, or its departure is
 * confirmed.
 */
export function staySeenGone(
  { _id: reservation_id, vessel_id, moored, berth, end_date, arrived_at, departed_at }: Stay,
  sightings: Sightings,
  dayOf: LocalNow['dayOf'],
): SeenGone | null {
  if (arrived_at === null || departed_at !== null) return null;
  const boat = { berth_id: (moored ?? berth)?.id ?? null, vessel_id, reservation_id };
  const seen = seenGone(boat, end_date, sightings, dayOf);
  return seen !== null && seen.at >= arrived_at ? seen : null;
}

/** Stays of the last days that were finished although their boats were not seen leaving. */
export function leftBehind(marina_ids: readonly string[], today: string): Filter {
  const end_date = { $gte: addDays(today, -DAYS_BACK), $lte: today };
  return {
    marina_id: { $in: [...marina_ids] },
    booked: true,
    finished: true,
    arrived_at: { $ne: null },
    departed_at: null,
    end_date,
  };
}

const byId = (one: Stay, other: Stay): number => byText(one._id, other._id);

function isBeyondPlan({ moored, end_date, departure_expected: expected }: Stay, now: LocalNow | undefined): boolean {
  if (now === undefined) return false;
  const { date, time } = now;
  const until = expected?.date === date ? (expected.time ?? CHECK_OUT) : CHECK_OUT;
  const late = end_date < date || (end_date === date && time >= until);
  return late || (moored !== null && end_date > date);
}
