import { Injectable } from '@nestjs/common';
import { MOST_GROUP_BOATS } from '../../../contracts/reservations/vocabulary.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { outstanding, type ReservationState, standingCode } from '../domain/reservation-state.js';
import { reservationList, type ReservationListDocument } from '../projections/reservation-list.js';
import { groupRecord } from '../records/group-record.js';
import { reservationRecord } from '../records/reservation-record.js';

/** What the organiser of a group may see and accept with the link of any of its boats. */
@Injectable()
export class OwnGroups {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
  ) {}

  /**
   * Null: the boat comes alone, its boater is not the organiser, or the organiser neither got the offers nor pays for
   * others.
   */
  async of(reservation_id: string): Promise<{
    readonly name: string;
    readonly boats: readonly Document<ReservationListDocument>[];
    /** What the organiser can pay now with one payment, in minor units, by boat. */
    readonly due: ReturnType<typeof partsDue>;
  } | null> {
    const { state } = await this.streams.load(reservationRecord, reservation_id);
    if (state.group_id === undefined) return null;
    const { state: group } = await this.streams.load(groupRecord, state.group_id);
    if (group?.boater_id !== state.boater_id) return null;
    const all = await this.projections
      .model(reservationList)
      .find({ filter: { group_id: state.group_id }, sort: [['vessel_name', 1]], limit: MOST_GROUP_BOATS });
    const { boater_id, offered, name } = group;
    // Boats that the organiser neither answers nor pays for are their skippers' own matter.
    const boats = all.filter(
      (boat) => (offered === 'ORGANISER' && boat.boater_id === boater_id) || boat.state.paid_by === boater_id,
    );
    if (boats.length === 0) return null;
    const due = partsDue(
      boats.map((boat) => boat.state),
      boater_id,
    );
    return { name, boats, due };
  }
}

/** What is due now for each boat that the organiser pays for, in minor units. */
export function partsDue(
  boats: readonly ReservationState[],
  organiser: string,
): { readonly reservation_id: string; readonly amount: number }[] {
  return boats.flatMap((boat) => {
    const amount = outstanding(boat);
    if (boat.paid_by !== organiser || boat.reservation_id === null || amount === 0) return [];
    return [{ reservation_id: boat.reservation_id, amount }];
  });
}

/** The price waits for the boater's answer. */
export function isOffered({ state }: Pick<ReservationListDocument, 'state'>): boolean {
  return standingCode(state) === 'UPDATED';
}
