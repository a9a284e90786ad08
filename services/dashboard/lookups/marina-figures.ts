import { Injectable } from '@nestjs/common';
import type { ChainFigures } from '../../../contracts/dashboard/chain.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { CountOurMoves, SumTakings } from '../../../contracts/reservations/queries.js';
import { CountMovements } from '../../../contracts/traffic/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { CountNights } from '../../../contracts/berths/figures-queries.js';

/** Asks a marina's areas for its figures. */
@Injectable()
export class MarinaFigures {
  constructor(private readonly queries: QueryBus) {}

  /** @throws if one of the areas cannot answer */
  async of({ id }: Marina): Promise<ChainFigures> {
    const [counted, moves, movements, money] = await Promise.all([
      this.queries.execute(new CountNights(id, 1)),
      this.queries.execute(new CountOurMoves(id)),
      this.queries.execute(new CountMovements(id)),
      this.queries.execute(new SumTakings(id)),
    ]);
    const tonight = counted?.nights[0];
    if (tonight === undefined || movements === null || money === null) throw new Error(`no marina ${id}`);
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
  }
}
