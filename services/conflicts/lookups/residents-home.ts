import { Injectable } from '@nestjs/common';
import { FindVessels } from '../../../contracts/customers/queries.js';
import { FindResidentsHome } from '../../../contracts/dockwalk/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { Moment } from '../domain/conflicts-of-stay.js';
import type { BerthOccupation } from '../../../contracts/berths/allocation-queries.js';
import { FindPlannedAbsences } from '../../../contracts/berths/rehearsal-queries.js';

/** A visitor's nights in a berth whose resident was seen at home. */
export interface NightsOfResident {
  readonly reservation_id: string;
  readonly berth: { readonly id: string; readonly label: string };
  readonly start_date: string;
  readonly end_date: string;
  readonly resident: BerthOccupation;
}

/** Finds residents who came home before their absence ends, while visitors have their berths. */
@Injectable()
export class ResidentsHome {
  constructor(private readonly queries: QueryBus) {}

  async visitors(marina_id: string, { today }: Moment): Promise<NightsOfResident[]> {
    const home = await this.queries.execute(new FindResidentsHome(marina_id));
    if (home.length === 0) return [];
    const absence_ids = home.map(({ absence_id }) => absence_id);
    const vessel_ids = home.map(({ vessel_id }) => vessel_id);
    const [absences, vessels] = await Promise.all([
      this.queries.execute(new FindPlannedAbsences(marina_id, { absence_ids })),
      this.queries.execute(new FindVessels({ marina_id, vessel_ids })),
    ]);
    return home.flatMap(({ absence_id, berth_id, vessel_id }): NightsOfResident[] => {
      const absence = absences.get(absence_id);
      const vessel = vessels.find(({ id }) => id === vessel_id);
      if (absence === undefined || absence.berth_id !== berth_id || vessel === undefined) return [];
      const { length, beam, draft, type, primary_boater_id: boater_id } = vessel;
      const resident: BerthOccupation = {
        berth_id,
        reservation_id: null,
        resident: { boater_id, vessel_id },
        vessel: { length, beam, draft, type },
        start_date: today,
        end_date: null,
      };
      const berth = { id: berth_id, label: absence.berth_name };
      return absence.visits
        .filter(({ end_date }) => end_date > today)
        .map(({ reservation_id, start_date, end_date }) => ({
          reservation_id,
          berth,
          end_date,
          resident,
          start_date: start_date < today ? today : start_date,
        }));
    });
  }
}
