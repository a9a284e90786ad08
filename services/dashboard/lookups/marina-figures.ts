import { Injectable } from '@nestjs/common';
import type { ChainFigures } from '../../../contracts/dashboard/chain.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { CountOurMoves, SumTakings } from '../../../contracts/reservations/queries.js';
import { CountMovements } from '../../../contracts/traffic/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { CountNights } from '../../../contracts/berths/figures-queries.js';
import { boatsBeyondPlan } from './boats-beyond-plan.js';

/** Asks the areas of marinas for their figures. */
@Injectable()
export class MarinaFigures {
  constructor(private readonly queries: QueryBus) {}

  /** Each area answers for all marinas at once. The answer of a marina is rejected if one of the areas cannot give it. */
  of(marinas: readonly Marina[]): (marina: Marina) => Promise<ChainFigures> {
    const ids = marinas.map(({ id }) => id);
    const areas = Promise.all([
      boatsBeyondPlan(this.queries, ids),
      this.queries.execute(new CountOurMoves(ids)),
      this.queries.execute(new CountMovements(ids)),
      this.queries.execute(new SumTakings(ids)),
    ]);
    return async ({ id }) => {
      const [boats, ourMoves, allMovements, takings] = await areas;
      const counted = await this.queries.execute(new CountNights(id, 1, boats(id)));
      const [tonight, moves] = [counted?.nights[0], ourMoves.get(id)];
      const [movements, money] = [allMovements.get(id), takings.get(id)];
      if (tonight === undefined || moves === undefined || movements === undefined || money === undefined) {
        throw new Error(`no marina ${id}`);
      }
      return {
        berths: tonight.berths,
        taken: tonight.residents + tonight.visitors,
        our_moves: moves.total,
        oldest_move_at: moves.oldest_at,
        ...movements,
        revenue: money.month_so_far,
        revenue_before: money.year_before,
        months: [...money.months],
      };
    };
  }
}
