import { Injectable } from '@nestjs/common';
import type { ClosureBoat } from '../../../contracts/berths/closures.js';
import { FindBoaters, FindVessels } from '../../../contracts/customers/queries.js';
import { FindStays } from '../../../contracts/traffic/queries.js';
import { dateOfDay } from '../../../contracts/vocabulary/dates.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { endDate, type PlannedBerth, nameOf, vesselOf, type BoatMeasures } from '../domain/berth-plan-state.js';
import type { ClosedOutBoat } from '../domain/closed-out-boats.js';
import { measuresOf } from '../domain/closed-out-berths.js';
import type { Nights } from '../domain/nights.js';
import { nameOf as personName } from './berth-occupants.js';

/** A boat of a closure by ids. */
export interface UnnamedBoat {
  readonly allocation_id: string;
  readonly reservation_id: string | null;
  readonly boater_id: string | null;
  readonly vessel_id: string | null;
  readonly boat: BoatMeasures;
  readonly berth: PlannedBerth;
  readonly nights: Nights;
}

export function unnamed(boat: ClosedOutBoat): UnnamedBoat {
  const { allocation_id, nights } = boat;
  const { berth } = boat.segment;
  if (boat.kind === 'VISITOR') {
    const { reservation_id } = boat.segment.allocation;
    return { allocation_id, reservation_id, boater_id: null, vessel_id: null, boat: measuresOf(boat), berth, nights };
  }
  const { boater_id, vessel_id } = boat.segment.residency;
  return { allocation_id, reservation_id: null, boater_id, vessel_id, boat: measuresOf(boat), berth, nights };
}

/** Names the boats of closures and their people, with one query of each kind for all of them. */
@Injectable()
export class ClosureBoats {
  constructor(private readonly queries: QueryBus) {}

  async name(marina_id: string, boats: readonly UnnamedBoat[]): Promise<ClosureBoat[]> {
    if (boats.length === 0) return [];
    const reservation_ids = boats.flatMap((one) => one.reservation_id ?? []);
    const vessel_ids = boats.flatMap((one) => one.vessel_id ?? []);
    const found = await this.queries.execute(new FindStays({ marina_id, reservation_ids }));
    const stays = new Map(found.map((stay) => [stay.reservation_id, stay]));
    const vessels = new Map(
      (await this.queries.execute(new FindVessels({ marina_id, vessel_ids }))).map(({ id, name }) => [id, name]),
    );
    const boaterOf = ({ boater_id, reservation_id }: UnnamedBoat) =>
      boater_id ?? stays.get(reservation_id ?? '')?.boater_id ?? null;
    const boater_ids = boats.flatMap((one) => boaterOf(one) ?? []);
    const people = await this.queries.execute(new FindBoaters({ marina_id, boater_ids }));
    const boaters = new Map(people.map((one) => [one.id, one]));
    return boats.map((one): ClosureBoat => {
      const { allocation_id, reservation_id, vessel_id, berth, nights } = one;
      const stay = stays.get(reservation_id ?? '');
      const boater_id = boaterOf(one);
      const boater = boaters.get(boater_id ?? '');
      const phone = boater?.phone == null || boater.phone === '' ? null : boater.phone;
      const mail = boater?.email != null && boater.email !== '';
      return {
        allocation_id,
        holder: reservation_id === null ? 'RESIDENT' : 'VISITOR',
        reservation_id,
        view_id: stay?.view_id ?? null,
        boater_id,
        person: personName(boater),
        boat: stay?.vessel.name ?? vessels.get(vessel_id ?? '') ?? null,
        vessel: vesselOf(one.boat),
        berth: { id: berth.facts.berth_id, name: nameOf(berth) },
        from_date: dateOfDay(nights.start),
        until_date: endDate(nights.end),
        told_by: mail ? 'MAIL' : phone !== null ? 'TELEPHONE' : 'NOBODY',
        phone: mail ? null : phone,
      };
    });
  }
}
