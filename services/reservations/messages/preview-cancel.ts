import { PreviewCancel } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { decide } from '../domain/decide.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';

/** Decides the cancellation without recording it. */
@QueryHandler(PreviewCancel)
export class PreviewCancelHandler {
  constructor(private readonly facts: ReservationFacts) {}

  async execute({ input }: PreviewCancel): Promise<BusAnswer<PreviewCancel>> {
    const { marina_id, reservation_id } = input;
    const found = await this.facts.find(reservation_id, { marina_id, actor: { kind: 'staff' } });
    if (isRefusal(found)) return found;
    const command = { type: 'CancelByMarina' as const, reason: 'full' as const, message: null, refund_amount: null };
    const events = decide(command, found.state, found.context);
    if (isRefusal(events)) return events;
    const refund = events.reduce(
      (sum, { type, data }) => (type === 'ReservationCanceledByMarina' ? data.refund : sum),
      0,
    );
    const currency = found.state.price?.offer.currency ?? found.marina.marina_settings.currency;
    return { currency, amount: toDecimal(refund) };
  }
}
