import { Injectable } from '@nestjs/common';
import type * as z from 'zod';
import type { chainDashboardApi } from '../../../contracts/dashboard/api.js';
import type { ChainAnswer, ChainFigures, ChainRow } from '../../../contracts/dashboard/chain.js';
import { FindOwnMarinas } from '../../../contracts/identity/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { orderOf, totalsOf } from '../domain/chain-totals.js';
import { AnswerBook } from './answer-book.js';
import { MarinaFigures } from './marina-figures.js';

type Routes = typeof chainDashboardApi;
type Asked = z.output<NonNullable<Routes['getAll']['body']>>;

/** A chain manager's marinas with their figures. */
export class ShowChain extends Query<ChainAnswer> {
  constructor(
    readonly user_id: string,
    readonly asked: Asked,
  ) {
    super();
  }
}

/** The last answers of a chain manager's marinas. */
export class ListChainReports extends Query<z.input<Routes['list']['answer']>> {
  constructor(readonly user_id: string) {
    super();
  }
}

/** Forgets the answers of a chain manager's marinas and asks them again. */
export class ResetChain extends Query<{ marinas: number; answered: number }> {
  constructor(readonly user_id: string) {
    super();
  }
}

/** The marinas of chain managers, with the last answer of each. */
@Injectable()
export class ChainMarinas {
  readonly answers: AnswerBook<Marina, ChainFigures>;

  constructor(
    private readonly queries: QueryBus,
    figures: MarinaFigures,
    clock: Clock,
  ) {
    this.answers = new AnswerBook((marina: Marina) => figures.of(marina), clock);
  }

  of(user_id: string): Promise<readonly Marina[]> {
    return this.queries.execute(new FindOwnMarinas(user_id, 'chain_manager'));
  }
}

export const listed = ({ id, name, code, country, association }: Marina) => ({ id, name, code, country, association });

@QueryHandler(ShowChain)
export class ShowChainHandler {
  constructor(private readonly marinas: ChainMarinas) {}

  async execute({ user_id, asked }: ShowChain): Promise<ChainAnswer> {
    const own = await this.marinas.of(user_id);
    const { search = '', countries = [], waiting = false, sort, page, page_size } = asked;
    const wanted = folded(search);
    const chosen = own.filter(
      ({ name, code, country }) =>
        folded(`${name} ${code}`).includes(wanted) && (countries.length === 0 || countries.includes(country)),
    );
    const rows = await Promise.all(
      chosen.map(async (marina): Promise<ChainRow> => {
        const { currency, permissions } = marina.marina_settings;
        return {
          marina: { ...listed(marina), currency, permissions },
          ...(await this.marinas.answers.answerOf(marina)),
        };
      }),
    );
    const found = rows
      .filter(({ figures }) => !waiting || figures === null || figures.our_moves > 0)
      .sort(orderOf(sort));
    return {
      items: found.slice((page - 1) * page_size, page * page_size),
      total: found.length,
      totals: totalsOf(found),
      countries: [...new Set(own.map(({ country }) => country))].sort(),
    };
  }
}

@QueryHandler(ListChainReports)
export class ListChainReportsHandler {
  constructor(private readonly marinas: ChainMarinas) {}

  async execute({ user_id }: ListChainReports): Promise<z.input<Routes['list']['answer']>> {
    const own = await this.marinas.of(user_id);
    const items = own.map((marina) => ({ marina: listed(marina), ...this.marinas.answers.lastOf(marina) }));
    return { items, total: items.length };
  }
}

@QueryHandler(ResetChain)
export class ResetChainHandler {
  constructor(private readonly marinas: ChainMarinas) {}

  async execute({ user_id }: ResetChain): Promise<{ marinas: number; answered: number }> {
    const own = await this.marinas.of(user_id);
    for (const marina of own) this.marinas.answers.forget(marina);
    const answers = await Promise.all(own.map((marina) => this.marinas.answers.answerOf(marina)));
    return { marinas: own.length, answered: answers.filter(({ figures }) => figures !== null).length };
  }
}
