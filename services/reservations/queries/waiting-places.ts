import { Injectable } from '@nestjs/common';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { waitingOrder } from '../domain/waiting-list.js';
import { lineOf } from '../projections/list-fields.js';
import { reservationList } from '../projections/reservation-list.js';

type Waiting = Parameters<typeof waitingOrder>[0];

/** Where in the line of its marina a reservation stands. */
@Injectable()
export class WaitingPlaces {
  constructor(private readonly projections: ProjectionHost) {}

  /** 1 is the next one; null for what is not on the waiting list. */
  async of(marinaId: string, state: Waiting): Promise<number | null> {
    const order = waitingOrder(state);
    return order === null ? null : ((await this.inLine(marinaId, [order])).get(order) ?? null);
  }

  /** The same by id, of those that wait. */
  async ofAll(marinaId: string, rows: readonly { _id: string; state: Waiting }[]): Promise<Map<string, number>> {
    const waiting = rows.flatMap(({ _id, state }) => {
      const order = waitingOrder(state);
      return order === null ? [] : [{ _id, order }];
    });
    const places = await this.inLine(
      marinaId,
      waiting.map(({ order }) => order),
    );
    return new Map(waiting.map(({ _id, order }) => [_id, places.get(order) ?? 0]));
  }

  /** Places by order. Each stretch of the line is counted once, however many are asked for. */
  private async inLine(marinaId: string, orders: readonly string[]): Promise<Map<string, number>> {
    const model = this.projections.model(reservationList);
    const places = new Map<string, number>();
    let place = 1;
    let counted = '';
    for (const order of [...orders].sort()) {
      const stretch = { $gte: lineOf(marinaId, counted), $lt: lineOf(marinaId, order) };
      place += await model.count({ waiting_order: stretch });
      places.set(order, place);
      counted = order;
    }
    return places;
  }
}
