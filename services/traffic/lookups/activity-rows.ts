import { Injectable } from '@nestjs/common';
import { ListBerthNames, type NamedBerth } from '../../../contracts/berths/queries.js';
import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import { FindBoaters, FindVessels } from '../../../contracts/customers/queries.js';
import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import { FindGroupsOfStays, FindOpenBalances, FindPartiesOfStays } from '../../../contracts/reservations/queries.js';
import type { TrafficConflict, TrafficEventRow } from '../../../contracts/traffic/traffic.js';
import type { SeenGone } from '../../../contracts/vocabulary/seen-gone.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { type Absence, type Movement, rowOf, type Stay } from './traffic-row.js';

export interface StayMovement {
  readonly movement: Movement;
  readonly stay: Stay;
}
export interface AbsenceMovement {
  readonly movement: Movement;
  readonly absence: Absence;
}
export type AnyMovement = StayMovement | AbsenceMovement;

export interface RowsContext {
  readonly marina_id: string;
  /** Marina-local. */
  readonly today: string;
  /** The marina-local date of an instant. */
  readonly dayOf: (instant: string) => string;
  readonly conflictOf: (movement: Movement) => TrafficConflict | null;
  /** The stay whose boat still has a berth; undefined: none has it, or it is not asked. */
  readonly stayIn?: (berth_id: string) => StayMovement | undefined;
  /** Who saw that the boat of a departure has gone. */
  readonly goneOf?: (movement: Movement) => SeenGone | null;
}

interface Names {
  readonly boaters: ReadonlyMap<string, BoaterRecord>;
  readonly vessels: ReadonlyMap<string, VesselRecord>;
  readonly berths: ReadonlyMap<string, NamedBerth>;
  readonly balances: ReadonlyMap<string, NonNullable<TrafficEventRow['to_pay']>>;
  /** The group that a stay comes with. */
  readonly groups: ReadonlyMap<string, NonNullable<TrafficEventRow['group']>>;
  /** Who is aboard in each stay. */
  readonly parties: ReadonlyMap<string, NonNullable<TrafficEventRow['party']>>;
}

/** Names boats, people and berths of arrivals and departures, with one query of each kind for all rows. */
@Injectable()
export class ActivityRows {
  constructor(private readonly queries: QueryBus) {}

  async of(movements: readonly AnyMovement[], context: RowsContext): Promise<TrafficEventRow[]> {
    const names = await this.namesOf(movements, context.marina_id);
    return movements.map((one) => ('stay' in one ? stayRow(one, names, context) : absenceRow(one, names, context)));
  }

  private async namesOf(movements: readonly AnyMovement[], marina_id: string): Promise<Names> {
    const stays = movements.flatMap((one) => ('stay' in one ? [one.stay] : []));
    const absences = movements.flatMap((one) => ('absence' in one ? [one.absence] : []));
    const vessel_ids = [...new Set(absences.map((absence) => absence.vessel_id))];
    const vessels = await this.queries.execute(new FindVessels({ marina_id, vessel_ids }));
    const owners = vessels.map((vessel) => vessel.primary_boater_id);
    const boater_ids = [...new Set([...stays.map((stay) => stay.boater_id), ...owners])];
    const reservation_ids = [...new Set(stays.map((stay) => stay._id))];
    const [boaters, berths, balances, groups, parties] = await Promise.all([
      this.queries.execute(new FindBoaters({ marina_id, boater_ids })),
      this.queries.execute(new ListBerthNames(marina_id)),
      this.queries.execute(new FindOpenBalances({ marina_id, reservation_ids })),
      this.queries.execute(new FindGroupsOfStays({ marina_id, reservation_ids })),
      this.queries.execute(new FindPartiesOfStays({ marina_id, reservation_ids })),
    ]);
    return {
      boaters: new Map(boaters.map((boater) => [boater.id, boater])),
      vessels: new Map(vessels.map((vessel) => [vessel.id, vessel])),
      berths,
      balances,
      groups,
      parties,
    };
  }
}

function goneIn(movement: Movement, { goneOf }: RowsContext): Pick<TrafficEventRow, 'seen_gone'> {
  const seen_gone = movement.confirmed_at === null ? (goneOf?.(movement) ?? null) : null;
  return seen_gone === null ? {} : { seen_gone };
}

function stayRow({ movement, stay }: StayMovement, names: Names, context: RowsContext): TrafficEventRow {
  const { view_id, created_by, start_date, end_date } = stay;
  const conflict = context.conflictOf(movement);
  const group = names.groups.get(stay._id);
  return {
    ...rowOf(movement, context.today, context.dayOf),
    conflict,
    ...(group === undefined ? {} : { group }),
    ...(movement.type === 'ARRIVAL' ? { party: names.parties.get(stay._id) ?? null } : {}),
    ...goneIn(movement, context),
    berth_taken_by: conflict === 'BERTH_OCCUPIED' ? takenBy(context.stayIn?.(movement.berth_id ?? ''), context) : null,
    reservation: { id: stay._id, view_id, created_by, start_date, end_date },
    absence_report: null,
    to_pay: names.balances.get(stay._id) ?? null,
    berth_holder_type: stay.customer_type,
    berth: berthOf(movement.type === 'ARRIVAL' ? stay.arrival_berth : stay.berth, names),
    boater: personOf(stay.boater_id, names),
    vessel: {
      id: stay.vessel_id,
      name: stay.vessel_name,
      length: stay.vessel_length,
      beam: stay.vessel_beam,
      draft: stay.vessel_draft,
    },
  };
}

function absenceRow({ movement, absence }: AbsenceMovement, names: Names, context: RowsContext): TrafficEventRow {
  const vessel = names.vessels.get(absence.vessel_id);
  const berth = names.berths.get(movement.berth_id ?? '');
  const { start_date, end_date } = absence;
  return {
    ...rowOf(movement, context.today, context.dayOf),
    conflict: context.conflictOf(movement),
    berth_taken_by: null,
    ...goneIn(movement, context),
    reservation: null,
    absence_report: { id: absence._id, start_date, end_date },
    to_pay: null,
    berth_holder_type: 'RESIDENT',
    berth:
      berth === undefined ? null : { id: berth.id, label: berth.pier_name + berth.number, pier_name: berth.pier_name },
    boater: personOf(vessel?.primary_boater_id ?? '', names),
    vessel: {
      id: absence.vessel_id,
      name: vessel?.name ?? '',
      length: vessel?.length ?? 0,
      beam: vessel?.beam ?? 0,
      draft: vessel?.draft ?? 0,
    },
  };
}

function takenBy(other: StayMovement | undefined, context: RowsContext): TrafficEventRow['berth_taken_by'] {
  if (other === undefined) return null;
  const { _id, view_id, vessel_name, end_date } = other.stay;
  return { reservation_id: _id, view_id, boat_name: vessel_name, end_date, ...goneIn(other.movement, context) };
}

/** A deleted berth keeps the name that the stay knows. */
function berthOf(berth: { readonly id: string; readonly label: string } | null, { berths }: Names) {
  return berth === null ? null : { ...berth, pier_name: berths.get(berth.id)?.pier_name ?? '' };
}

function personOf(id: string, { boaters }: Names): TrafficEventRow['boater'] {
  const boater = boaters.get(id);
  const phone = boater?.phone ?? '';
  return {
    id,
    first_name: boater?.first_name ?? '',
    last_name: boater?.last_name ?? '',
    phone: phone === '' ? null : phone,
  };
}
