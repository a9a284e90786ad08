import {
  AllocationOfReservation,
  type AllocationOfReservationAnswer,
} from '../../../contracts/berths/allocation-queries.js';
import type { ArrangedStay } from '../../../contracts/berths/commands.js';
import { RehearsePlan } from '../../../contracts/berths/rehearsal-queries.js';
import type { RehouseStay } from '../../../contracts/reservations/commands.js';
import { RehearseRehousing } from '../../../contracts/reservations/queries.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { type BerthWish, berthed } from '../berthing/berth-wish.js';
import { BerthPlacement } from '../berthing/berth-placement.js';
import { rehousingWish } from '../berthing/rehousing-wish.js';
import { movedStay } from '../domain/arrangement.js';
import { type ReservationCase, ReservationFacts } from '../lookups/reservation-facts.js';

@QueryHandler(RehearseRehousing)
export class RehearseRehousingHandler {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly berths: BerthPlacement,
    private readonly queries: QueryBus,
  ) {}

  async execute({ marina_id, input, then }: RehearseRehousing): Promise<Refusal | null> {
    const first = await this.wished(marina_id, input);
    if (isRefusal(first)) return first;
    const foreseen = await this.berths.foresee(first.wish, marina_id);
    if (isRefusal(foreseen)) return foreseen;
    if (then === undefined) return null;
    const second = await this.wished(marina_id, then);
    return isRefusal(second) ? second : this.together(marina_id, [first, second]);
  }

  private async wished(marina_id: string, input: RehouseStay['input']): Promise<Wished | Refusal> {
    const found = await this.facts.find(input.reservation_id, { marina_id, actor: { kind: 'staff' } }, 'left_out');
    if (isRefusal(found)) return found;
    const wish = rehousingWish(found, input);
    if (isRefusal(wish)) return wish;
    const { id: reservation_id } = found;
    const held = await this.queries.execute(new AllocationOfReservation(marina_id, { reservation_id }));
    return { found, wish, held, berth_id: input.berth_id };
  }

  /**
   * The plan judges both stays at once, so that the second one may have the berth that the first one leaves. Of two stays
   * one of which has no berth yet, only the first is foreseen.
   */
  private async together(marina_id: string, both: readonly Wished[]): Promise<Refusal | null> {
    const stays: ArrangedStay[] = [];
    for (const { found, held, wish, berth_id } of both) {
      if (held === null) return null;
      const { context } = found;
      const stay = movedStay(held, { berth_id }, context.today);
      if (isRefusal(stay)) return stay;
      stays.push({ ...stay, vessel: berthed(wish.vessel) });
    }
    const change = { type: 'ArrangeStays' as const, data: { stays, confirm_min_length: true } };
    const rehearsed = await this.queries.execute(new RehearsePlan(marina_id, change));
    return isRefusal(rehearsed) ? rehearsed : rehearsed.refusal;
  }
}

interface Wished {
  readonly found: ReservationCase;
  readonly wish: BerthWish;
  readonly held: AllocationOfReservationAnswer | null;
  readonly berth_id: string;
}
