import { Injectable } from '@nestjs/common';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { lineOf, waitingOrder } from '../domain/waiting-list.js';
import { reservationList } from '../projections/reservation-list.js';

/** A reservation's place on its marina's waiting list. */
@Injectable()
export class WaitingPlaces {
  constructor(private readonly projections: ProjectionHost) {}

  /** 1 is next; null if not on the waiting list. */
  async of(marina_id: string, state: Parameters<typeof waitingOrder>[0]): Promise<number | null> {
    const order = waitingOrder(state);
    return order === null ? null : ((await this.ofAll(marina_id, [order])).get(order) ?? null);
  }

  /** Places by sort key (`waitingOrder`). Counts each section of the list once, whatever the number of keys. */
  async ofAll(marina_id: string, orders: readonly string[]): Promise<Map<string, number>> {
    const model = this.projections.model(reservationList);
    const places = new Map<string, number>();
    let place = 1;
    let counted = lineOf(marina_id);
    for (const order of [...orders].sort()) {
      place += await model.count({ waiting_order: { $gte: counted, $lt: order } });
      places.set(order, place);
      counted = order;
    }
    return places;
  }
}
