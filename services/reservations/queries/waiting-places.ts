import { Injectable } from '@nestjs/common';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { waitingOrder } from '../domain/waiting-list.js';
import { reservationList } from '../projections/reservation-list.js';

/** Where in the line of its marina a reservation stands. */
@Injectable()
export class WaitingPlaces {
  constructor(private readonly projections: ProjectionHost) {}

  /** 1 is the next one; null for what is not on the waiting list. */
  async of(marinaId: string, state: Parameters<typeof waitingOrder>[0]): Promise<number | null> {
    const order = waitingOrder(state);
    if (order === null) return null;
    const before = { listed_for: marinaId, waiting_order: { $lt: order } };
    return 1 + (await this.projections.model(reservationList).count(before));
  }
}
