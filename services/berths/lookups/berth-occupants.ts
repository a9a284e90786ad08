import { Injectable } from '@nestjs/common';
import type { BerthOwner, BerthResidentRow } from '../../../contracts/berths/records.js';
import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import { FindBoaters, FindVessels } from '../../../contracts/customers/queries.js';
import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import { FindStays, type StayRecord } from '../../../contracts/traffic/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { PlannedBerth } from '../domain/berth-plan-state.js';
import { type Occupant, occupantOn, type Resident, residentOn, type StillThere } from '../domain/occupant.js';

/** Who has a berth on a date: the boat that is there, and the resident, who may be away. */
export interface BerthOccupants {
  readonly owner: BerthOwner | null;
  readonly resident: BerthResidentRow | null;
}

export const NOBODY: BerthOccupants = { owner: null, resident: null };

interface Names {
  readonly stays: ReadonlyMap<string, StayRecord>;
  readonly boaters: ReadonlyMap<string, BoaterRecord>;
  readonly vessels: ReadonlyMap<string, VesselRecord>;
}

/** Names the boats in berths and their people, with one query of each kind for all berths. */
@Injectable()
export class BerthOccupantNames {
  constructor(private readonly queries: QueryBus) {}

  /**
   * Occupants on `date` by berth id.
   * @param known `at`: UTC instant; arrivals that were recorded after it are left out. Absent: all are known. `still`:
   * boats that are in berths after their stays. Such a boat is the occupant until the boat expected there has arrived.
   */
  async of(
    marina_id: string,
    berths: readonly PlannedBerth[],
    date: string,
    { at, still }: { readonly at?: string | undefined; readonly still?: StillThere | undefined } = {},
  ): Promise<ReadonlyMap<string, BerthOccupants>> {
    const found = berths.map((berth) => ({
      id: berth.facts.berth_id,
      planned: occupantOn(berth, date, still),
      late: still?.get(berth.facts.berth_id) ?? null,
      resident: residentOn(berth, date),
    }));
    const occupants = found.flatMap(({ planned, late, resident }) =>
      [planned, late, resident].filter((one) => one !== null),
    );
    const names = await this.namesOf(marina_id, occupants);
    const there = (planned: Occupant | null, late: Occupant | null): BerthOwner | null => {
      if (planned === null) return null;
      const owner = named(planned, names, at);
      return owner.arrived || late === null ? owner : named(late, names, at);
    };
    return new Map(
      found.map(({ id, planned, late, resident }) => [
        id,
        {
          owner: there(planned, late),
          resident:
            resident === null
              ? null
              : { ...named(resident, names, at), absence: resident.absence, residency: resident.residency },
        },
      ]),
    );
  }

  /** The same occupants with the names of boats and people, in the same order. */
  async name(marina_id: string, occupants: readonly Occupant[], at?: string): Promise<BerthOwner[]> {
    const names = await this.namesOf(marina_id, occupants);
    return occupants.map((occupant) => named(occupant, names, at));
  }

  private async namesOf(marina_id: string, occupants: readonly (Occupant | Resident)[]): Promise<Names> {
    const reservation_ids = occupants.flatMap((one) => one.reservation_id ?? []);
    const vessel_ids = occupants.flatMap((one) => one.vessel_id ?? []);
    const stays = await this.queries.execute(new FindStays({ marina_id, reservation_ids }));
    const vessels = await this.queries.execute(new FindVessels({ marina_id, vessel_ids }));
    const boater_ids = [...occupants.flatMap((one) => one.boater_id ?? []), ...stays.map((stay) => stay.boater_id)];
    const boaters = await this.queries.execute(new FindBoaters({ marina_id, boater_ids }));
    return {
      stays: new Map(stays.map((stay) => [stay.reservation_id, stay])),
      vessels: new Map(vessels.map((vessel) => [vessel.id, vessel])),
      boaters: new Map(boaters.map((boater) => [boater.id, boater])),
    };
  }
}

/** Whether something that happened had happened by an instant, or at all. */
export function isBy(happened: string | null, at: string | undefined): boolean {
  return happened !== null && (at === undefined || happened <= at);
}

function named(occupant: Occupant, { stays, boaters, vessels }: Names, at: string | undefined): BerthOwner {
  const { length, reservation_id, ...rest } = occupant;
  const stay = stays.get(reservation_id ?? '');
  const boater_id = occupant.boater_id ?? stay?.boater_id ?? null;
  const vessel_id = occupant.vessel_id ?? stay?.vessel.id ?? null;
  const name = stay?.vessel.name ?? vessels.get(vessel_id ?? '')?.name ?? null;
  return {
    ...rest,
    reservation_id,
    boater_id,
    boater_name: nameOf(boaters.get(boater_id ?? '')),
    vessel_id,
    vessel: { id: vessel_id, name, length },
    arrived: occupant.berth_holder_type === 'RESIDENT' || isBy(stay?.arrived_at ?? null, at),
  };
}

/** First and last name; null where both are unknown. */
export function nameOf(boater: BoaterRecord | undefined): string | null {
  const name = [boater?.first_name, boater?.last_name].filter((part) => part != null && part !== '').join(' ');
  return name === '' ? null : name;
}
