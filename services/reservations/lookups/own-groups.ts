import { Injectable } from '@nestjs/common';
import { MOST_GROUP_BOATS } from '../../../contracts/reservations/vocabulary.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { standingCode } from '../domain/reservation-state.js';
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

  /** Null: the boat comes alone, its group is offered to each skipper, or its boater is not the organiser. */
  async of(reservation_id: string): Promise<{
    readonly name: string;
    readonly boats: readonly Document<ReservationListDocument>[];
  } | null> {
    const { state } = await this.streams.load(reservationRecord, reservation_id);
    if (state.group_id === undefined) return null;
    const { state: group } = await this.streams.load(groupRecord, state.group_id);
    if (group?.offered !== 'ORGANISER' || group.boater_id !== state.boater_id) return null;
    const filter = { group_id: state.group_id, boater_id: group.boater_id };
    const boats = await this.projections
      .model(reservationList)
      .find({ filter, sort: [['vessel_name', 1]], limit: MOST_GROUP_BOATS });
    return { name: group.name, boats };
  }
}

/** The price waits for the boater's answer. */
export function isOffered({ state }: Pick<ReservationListDocument, 'state'>): boolean {
  return standingCode(state) === 'UPDATED';
}
