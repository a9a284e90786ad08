import { Injectable } from '@nestjs/common';
import type { ChainFigures } from '../../../contracts/dashboard/chain.js';
import { FindOwnMarinas } from '../../../contracts/identity/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { AnswerBook } from './answer-book.js';
import { MarinaFigures } from './marina-figures.js';

/** The marinas of chain managers, with the last answer of each. */
@Injectable()
export class ChainMarinas {
  readonly answers: AnswerBook<Marina, ChainFigures>;

  constructor(
    private readonly queries: QueryBus,
    figures: MarinaFigures,
    clock: Clock,
  ) {
    this.answers = new AnswerBook((marinas: readonly Marina[]) => figures.of(marinas), clock);
  }

  of(user_id: string): Promise<readonly Marina[]> {
    return this.queries.execute(new FindOwnMarinas(user_id, 'chain_manager'));
  }
}

export const listed = ({ id, name, code, country, association }: Marina) => ({ id, name, code, country, association });
