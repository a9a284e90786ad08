import { RehearseRehousing } from '../../../contracts/reservations/queries.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { BerthPlacement } from '../berthing/berth-placement.js';
import { rehousingWish } from '../berthing/rehousing-wish.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';

@QueryHandler(RehearseRehousing)
export class RehearseRehousingHandler {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly berths: BerthPlacement,
  ) {}

  async execute({ marina_id, input }: RehearseRehousing): Promise<Refusal | null> {
    const found = await this.facts.find(input.reservation_id, { marina_id, actor: { kind: 'staff' } }, 'left_out');
    if (isRefusal(found)) return found;
    const wish = rehousingWish(found, input);
    if (isRefusal(wish)) return wish;
    const foreseen = await this.berths.foresee(wish, marina_id);
    return isRefusal(foreseen) ? foreseen : null;
  }
}
