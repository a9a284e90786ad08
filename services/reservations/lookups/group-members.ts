import { Injectable } from '@nestjs/common';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { GroupFacts } from '../domain/group.js';
import type { ReservationState } from '../domain/reservation-state.js';
import { reservationRecord } from '../records/reservation-record.js';

/** The boats of a group as the log has them, for decisions that must see what was just written. */
@Injectable()
export class GroupMembers {
  constructor(private readonly streams: StreamRepository) {}

  /** In the order of the group; a boat whose reservation a crash left out is missing. */
  async of({
    group_id,
    reservation_ids,
  }: Pick<GroupFacts, 'group_id' | 'reservation_ids'>): Promise<ReservationState[]> {
    const loaded = await Promise.all(reservation_ids.map((id) => this.streams.load(reservationRecord, id)));
    return loaded.map(({ state }) => state).filter((state) => state.group_id === group_id);
  }
}
