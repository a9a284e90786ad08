import { Injectable } from '@nestjs/common';
import type { PassedOver as Shown } from '../../../contracts/reservations/matching.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { PassedOver } from '../domain/events/waiting-events.js';
import { reservationList } from '../projections/reservation-list.js';
import type { Placed } from './placing-rows.js';

export interface StayNames {
  readonly view_id: string;
  readonly vessel_name: string;
  readonly boater_name: string;
}

/** Names of reservations as they are known today; those of erased people are empty. */
@Injectable()
export class StaysByName {
  constructor(private readonly projections: ProjectionHost) {}

  async of(marina_id: string, ids: readonly string[]): Promise<Map<string, StayNames>> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return new Map();
    const stays = await this.projections.model(reservationList).getMany(wanted);
    return new Map(stays.filter((stay) => stay.marina_id === marina_id).map((stay) => [stay._id, namesOf(stay)]));
  }
}

export function namesOf({ view_id, state, boater }: Placed): StayNames {
  const boater_name = [boater?.first_name, boater?.last_name].filter((part) => part).join(' ');
  return { view_id, vessel_name: state.vessel_name ?? '', boater_name };
}

/** Those passed over, as staff read them. */
export function shownPassedOver(passed: readonly PassedOver[], names: ReadonlyMap<string, StayNames>): Shown[] {
  return passed.map(({ reservation_id, place, reason, rule = null, skip_reason = null }) => ({
    reservation_id,
    ...(names.get(reservation_id) ?? NOBODY),
    place,
    reason,
    rule,
    skip_reason,
  }));
}

export const NOBODY: StayNames = { view_id: '', vessel_name: '', boater_name: '' };
