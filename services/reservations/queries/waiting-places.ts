import { Injectable } from '@nestjs/common';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { lineOf, waitingOrder } from '../domain/waiting-list.js';
import { reservationList } from '../projections/reservation-list.js';

/** Where in the line of its marina a reservation stands. */
@Injectable()
export class WaitingPlaces {
  constructor(private readonly projections: ProjectionHost) {}

  /** 1 is the next one; null for what is not on the waiting list. */
  async of(marinaId: string, state: Parameters<typeof waitingOrder>[0]): Promise<number | null> {
    const order = waitingOrder(state);
    return order === null ? null : ((await this.ofAll(marinaId, [order])).get(order) ?? null);
  }

  /** Places by their orders (`waitingOrder`). Each stretch of the line is counted once, however many are asked for. */
  async ofAll(marinaId: string, orders: readonly string[]): Promise<Map<string, number>> {
    const model = this.projections.model(reservationList);
    const places = new Map<string, number>();
    let place = 1;
    let counted = lineOf(marinaId);
    for (const order of [...orders].sort()) {
      place += await model.count({ waiting_order: { $gte: counted, $lt: order } });
      places.set(order, place);
      counted = order;
    }
    return places;
  }
}
