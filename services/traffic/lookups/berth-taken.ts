import { Injectable } from '@nestjs/common';
import { FindOccupations, ShowStayBerths } from '../../../contracts/berths/queries.js';
import { trafficErrors } from '../../../contracts/traffic/errors.js';
import { FindBoatsHere } from '../../../contracts/traffic/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { stayList } from '../projections/stay-list.js';

/** How long to wait for the list of stays to have what was just confirmed. */
const CATCH_UP_MS = 2_000;

interface Arriving {
  readonly marina_id: string;
  readonly reservation_id: string;
  /** The berth that the boat went to; undefined: the one that the plan has for tonight. */
  readonly berth_id: string | undefined;
  /** Marina-local. */
  readonly today: string;
}

/** Finds visitors' boats that are recorded as present in a berth at which another one arrives. */
@Injectable()
export class BerthTaken {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
  ) {}

  /** Null: no other boat is there. */
  async byAnother({ marina_id, reservation_id, berth_id, today }: Arriving): Promise<Refusal | null> {
    const at = berth_id ?? (await this.plannedFor(marina_id, reservation_id, today));
    if (at === null) return null;
    await this.projections.upToDate(stayList, CATCH_UP_MS);
    const tonight = { berth_id: at, start_date: today, end_date: addDays(today, 1) };
    const [here, occupations] = await Promise.all([
      this.queries.execute(new FindBoatsHere(marina_id)),
      this.queries.execute(new FindOccupations(marina_id, [tonight])),
    ]);
    const planned = new Set(occupations.flat().flatMap((one) => one.reservation_id ?? []));
    const other = here.find(({ reservation_id: id, berth, beyond_plan, end_date }) => {
      if (id === reservation_id) return false;
      // Until its last day a boat is in the berth of the plan, unless it was seen elsewhere.
      return beyond_plan || end_date <= today ? berth?.id === at : planned.has(id);
    });
    if (other === undefined) return null;
    const { reservation_id: id, view_id, vessel, end_date, berth } = other;
    const label = berth?.id === at ? berth.label : ((await this.labelOf(marina_id, id, today)) ?? '');
    const details = { berth_id: at, berth: label, reservation_id: id, view_id, boat: vessel.name, end_date };
    return refuse('conflict', trafficErrors.berth_taken, { details });
  }

  private async plannedFor(marina_id: string, reservation_id: string, today: string): Promise<string | null> {
    return (await this.tonight(marina_id, reservation_id, today))?.berth_id ?? null;
  }

  private async labelOf(marina_id: string, reservation_id: string, today: string): Promise<string | null> {
    return (await this.tonight(marina_id, reservation_id, today))?.berth_name ?? null;
  }

  private async tonight(marina_id: string, reservation_id: string, today: string) {
    const [segments = []] = await this.queries.execute(new ShowStayBerths(marina_id, [reservation_id]));
    return segments.find(({ start_date, end_date }) => start_date <= today && (end_date === null || today < end_date));
  }
}
