import { Injectable } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import type { ResidentStillThere } from '../../../contracts/traffic/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock, localDate } from '../../platform/clock/clock.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { isStillThere } from '../domain/where-boats-lie.js';
import { type ResidentAbsenceDocument, residentAbsences } from '../projections/resident-absences.js';
import { BoatsHere } from './boats-here.js';
import { DockSightings } from './dock-sightings.js';

/** Finds residents' boats that are in their berths although their absences have begun. */
@Injectable()
export class ResidentsThere {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly sightings: DockSightings,
    private readonly boats: BoatsHere,
  ) {}

  /** By marina. @param at UTC instant: as it was known then; null: now */
  async of(marina_ids: readonly string[], at: string | null): Promise<ReadonlyMap<string, ResidentStillThere[]>> {
    const found = await Promise.all(marina_ids.map((id) => this.queries.execute(new FindMarina(id))));
    const moment = at ?? this.clock.nowIso();
    const zones = new Map(
      found.flatMap((marina): [string, string][] => (marina === null ? [] : [[marina.id, marina.time_zone]])),
    );
    const days = [...zones.values()].map((zone) => localDate(moment, zone)).sort();
    const [first = '', last = first] = [days[0], days.at(-1)];
    const filter = { marina_id: { $in: [...zones.keys()] }, start_date: { $lte: last }, end_date: { $gt: first } };
    const begun: Document<ResidentAbsenceDocument>[] = [];
    for await (const one of this.projections.model(residentAbsences).each({ filter })) begun.push(one);
    if (begun.length === 0) return new Map();
    const known = (instant: string | null) => (instant !== null && at !== null && instant > at ? null : instant);
    const then = await this.sightings.recent([...zones.keys()], first, at);
    const there = begun.filter((absence) => {
      const dayOf = (instant: string) => localDate(instant, zones.get(absence.marina_id ?? '') ?? 'UTC');
      return isStillThere({ ...absence, departed_at: known(absence.departed_at) }, dayOf(moment), then, dayOf);
    });
    // A visitor who came into the berth came after its resident had left.
    const taken = at === null ? await this.taken(new Set(there.flatMap(({ marina_id }) => marina_id ?? []))) : NONE;
    const still = there.filter(({ berth_id }) => !taken.has(berth_id));
    return new Map(
      [...Map.groupBy(still, ({ marina_id }) => marina_id ?? '')].map(([id, some]) => [id, some.map(named)]),
    );
  }

  private async taken(marina_ids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
    const here = await Promise.all([...marina_ids].map((id) => this.boats.all(id)));
    return new Set(
      here.flat().flatMap(({ stay: { moored, arrival_berth, berth } }) => (moored ?? berth ?? arrival_berth)?.id ?? []),
    );
  }
}

const NONE: ReadonlySet<string> = new Set();

function named({
  _id,
  vessel_id,
  berth_id,
  start_date,
  end_date,
}: Document<ResidentAbsenceDocument>): ResidentStillThere {
  return { absence_id: _id, vessel_id, berth_id, start_date, end_date };
}
