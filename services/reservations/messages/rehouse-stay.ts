import { RehouseStay } from '../../../contracts/reservations/commands.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { compensated } from '../../platform/event-sourcing/saga.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { BerthPlacement } from '../berthing/berth-placement.js';
import { rehousingWish } from '../berthing/rehousing-wish.js';
import { decide } from '../domain/decide.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { reservationRecord } from '../records/reservation-record.js';

/** The plan first, then the reservation records the berth with the sizes. */
@CommandHandler(RehouseStay)
export class RehouseStayHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly berths: BerthPlacement,
    private readonly locks: Locks,
  ) {}

  execute(command: RehouseStay): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(reservationRecord, command.input.reservation_id, () => this.rehouse(command));
  }

  private async rehouse({ input, context }: RehouseStay): Promise<CommandReceipt | Refusal> {
    const found = await this.facts.find(input.reservation_id, context);
    if (isRefusal(found)) return found;
    const answered = await answeredBefore(this.streams, reservationRecord, found.id, context);
    if (answered !== null) return answered;
    const wish = rehousingWish(found, input);
    if (isRefusal(wish)) return wish;
    const chosen = await this.berths.choose(wish, context);
    if (isRefusal(chosen)) return chosen;
    const { sizes } = input;
    const receipt = await this.streams.execute(reservationRecord, found.id, context, (state) =>
      decide(
        { type: 'FollowPlan', berth: chosen.choice, ...(sizes === undefined ? {} : { sizes }) },
        state,
        found.context,
      ),
    );
    return compensated(receipt, chosen.undo);
  }
}
