import { Injectable } from '@nestjs/common';
import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import type { SeenBoat } from '../../../contracts/dockwalk/boats.js';
import { FindBoaters, FindVessels } from '../../../contracts/customers/queries.js';
import { FindStays, type StayRecord } from '../../../contracts/traffic/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { SeenInBerth } from '../domain/walk-events.js';

/** A boat by its ids; `boat_name` and `measured` as they were noted on the dock. */
export interface NamedByIds {
  readonly vessel_id: string | null;
  readonly reservation_id: string | null;
  readonly boat_name?: string | null;
  readonly length?: number | null;
  readonly measured?: number | null;
}

/** Presents boats with the names that they and their owners have now. */
export interface BoatNames {
  of(boat: NamedByIds): SeenBoat;
}

/** Names boats, with one query of each kind for all. */
@Injectable()
export class BoatNameLookup {
  constructor(private readonly queries: QueryBus) {}

  async of(marina_id: string, boats: readonly NamedByIds[]): Promise<BoatNames> {
    const reservation_ids = boats.flatMap((boat) => boat.reservation_id ?? []);
    const found =
      reservation_ids.length === 0 ? [] : await this.queries.execute(new FindStays({ marina_id, reservation_ids }));
    const stays = new Map(found.map((stay) => [stay.reservation_id, stay]));
    const vessel_ids = [
      ...boats.flatMap((boat) => boat.vessel_id ?? []),
      ...found.flatMap(({ vessel }) => vessel.id ?? []),
    ];
    const registered =
      vessel_ids.length === 0 ? [] : await this.queries.execute(new FindVessels({ marina_id, vessel_ids }));
    const vessels = new Map(registered.map((vessel) => [vessel.id, vessel]));
    const boater_ids = [
      ...registered.map((vessel) => vessel.primary_boater_id),
      ...found.map((stay) => stay.boater_id),
    ];
    const people =
      boater_ids.length === 0 ? [] : await this.queries.execute(new FindBoaters({ marina_id, boater_ids }));
    const boaters = new Map(people.map((boater) => [boater.id, boater]));
    return {
      of: (boat) => {
        const stay = stays.get(boat.reservation_id ?? '');
        const vessel_id = boat.vessel_id ?? stay?.vessel.id ?? null;
        const vessel = vessels.get(vessel_id ?? '');
        const boater = boaters.get(stay?.boater_id ?? vessel?.primary_boater_id ?? '');
        return { vessel_id, ...boatFields(boat, vessel, stay?.vessel), ...ownerFields(boater) };
      },
    };
  }
}

/** A boat on record, else as the stay names it, else as it was noted on the dock. */
function boatFields(
  { reservation_id, boat_name, length, measured }: NamedByIds,
  vessel: VesselRecord | undefined,
  ofStay: StayRecord['vessel'] | undefined,
): Pick<SeenBoat, 'reservation_id' | 'name' | 'length' | 'measured' | 'details'> {
  return {
    reservation_id,
    name: vessel?.name ?? ofStay?.name ?? boat_name ?? null,
    length: vessel?.length ?? ofStay?.length ?? length ?? null,
    measured: measured ?? null,
    ...(vessel === undefined ? {} : { details: detailsOf(vessel) }),
  };
}

function detailsOf({ beam, draft, hull_type, type, home_port }: VesselRecord): SeenBoat['details'] {
  return { beam, draft, hull_type, type, home_port };
}

/** The boat that was seen, to be named; null: the berth was empty. */
export function boatSeen(seen: SeenInBerth | null, boat_name: string | null): NamedByIds | null {
  return seen === null || seen.answer === 'EMPTY' ? null : { ...seen, boat_name };
}

function ownerFields(boater: BoaterRecord | undefined): Pick<SeenBoat, 'boater_id' | 'boater_name'> {
  return { boater_id: boater?.id ?? null, boater_name: personName(boater) };
}

function personName(person: { first_name: string | null; last_name: string | null } | undefined): string | null {
  const name = [person?.first_name, person?.last_name].filter((part) => part != null && part !== '').join(' ');
  return name === '' ? null : name;
}
