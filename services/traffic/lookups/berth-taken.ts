import { Injectable } from '@nestjs/common';
import { ListBerthNames } from '../../../contracts/berths/queries.js';
import { FindVessels } from '../../../contracts/customers/queries.js';
import { FindResidentsHome } from '../../../contracts/dockwalk/queries.js';
import { trafficErrors } from '../../../contracts/traffic/errors.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { stayList } from '../projections/stay-list.js';
import { BoatsHere } from './boats-here.js';
import { boatOf } from './stay-records.js';
import { type BerthOccupation, FindOccupations, ShowStayBerths } from '../../../contracts/berths/allocation-queries.js';
import { FindPlannedAbsences } from '../../../contracts/berths/rehearsal-queries.js';

interface Arriving {
  readonly marina_id: string;
  readonly reservation_id: string;
  /** The berth that the boat went to; undefined: the one that the plan has for tonight. */
  readonly berth_id: string | undefined;
  /** Marina-local. */
  readonly today: string;
}

/** Finds boats that are recorded as present in a berth at which a visitor's boat arrives (docs/rules/traffic.md). */
@Injectable()
export class BerthTaken {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly boats: BoatsHere,
  ) {}

  /** Null: no other boat is there. */
  async byAnother({ marina_id, reservation_id, berth_id, today }: Arriving): Promise<Refusal | null> {
    const at = berth_id ?? (await this.plannedFor(marina_id, reservation_id, today));
    if (at === null) return null;
    await this.projections.upToDate(stayList);
    const tonight = { berth_id: at, start_date: today, end_date: addDays(today, 1) };
    const [here, occupations] = await Promise.all([
      this.boats.all(marina_id),
      this.queries.execute(new FindOccupations(marina_id, [tonight])),
    ]);
    const planned = new Set(occupations.flat().flatMap((one) => one.reservation_id ?? []));
    const other = here.map(boatOf).find(({ reservation_id: id, berth, beyond_plan, end_date }) => {
      if (id === reservation_id) return false;
      // Until its last day a boat is in the berth of the plan, unless it was seen elsewhere.
      return beyond_plan || end_date <= today ? berth?.id === at : planned.has(id);
    });
    if (other === undefined) return this.byResident(marina_id, reservation_id, tonight, occupations.flat());
    const { reservation_id: id, view_id, vessel, end_date, berth } = other;
    const label = berth?.id === at ? berth.label : ((await this.labelOf(marina_id, id, today)) ?? '');
    const details = { berth_id: at, berth: label, reservation_id: id, view_id, boat: vessel.name, end_date };
    return refuse('conflict', trafficErrors.berth_taken, { details });
  }

  /** A resident who is not away, or who was seen at home during an absence. The boat itself is not in its own way. */
  private async byResident(
    marina_id: string,
    reservation_id: string,
    { berth_id, start_date: today }: { readonly berth_id: string; readonly start_date: string },
    occupations: readonly BerthOccupation[],
  ): Promise<Refusal | null> {
    const stay = await this.projections.model(stayList).get(reservation_id);
    const planned = occupations.flatMap(({ resident }) => resident?.vessel_id ?? []);
    const there = [...planned, ...(await this.homeEarly(marina_id, berth_id, today))];
    const vessel_id = there.find((id) => id !== stay?.vessel_id);
    if (vessel_id === undefined) return null;
    const [vessel] = await this.queries.execute(new FindVessels({ marina_id, vessel_ids: [vessel_id] }));
    const berth = (await this.queries.execute(new ListBerthNames(marina_id))).get(berth_id);
    const label = berth === undefined ? '' : berth.pier_name + berth.number;
    const of = { reservation_id: null, view_id: null, vessel_id, boater_id: vessel?.primary_boater_id ?? null };
    const details = { berth_id, berth: label, ...of, boat: vessel?.name ?? null, end_date: null };
    return refuse('conflict', trafficErrors.berth_taken, { details });
  }

  /** Boats of residents that a dock walk has seen in the berth although they are absent tonight. */
  private async homeEarly(marina_id: string, berth_id: string, today: string): Promise<string[]> {
    const seen = await this.queries.execute(new FindResidentsHome(marina_id));
    const here = seen.filter((one) => one.berth_id === berth_id);
    if (here.length === 0) return [];
    const absence_ids = here.map(({ absence_id }) => absence_id);
    const absences = await this.queries.execute(new FindPlannedAbsences(marina_id, { absence_ids }));
    return here.flatMap(({ absence_id, vessel_id }) => {
      const absence = absences.get(absence_id);
      return absence !== undefined && absence.start_date <= today && today < absence.end_date ? [vessel_id] : [];
    });
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
