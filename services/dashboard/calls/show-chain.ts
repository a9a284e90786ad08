import { chainDashboardApi } from '../../../contracts/dashboard/api.js';
import type { ChainAnswer, ChainRow } from '../../../contracts/dashboard/chain.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { orderOf, totalsOf } from '../domain/chain-totals.js';
import { ChainMarinas, listed } from '../lookups/chain-marinas.js';

/** A chain manager's marinas with their figures. */
@Handles(chainDashboardApi.getAll)
export class ShowChain {
  constructor(private readonly marinas: ChainMarinas) {}

  async execute({
    input: asked,
    staff: { user_id },
  }: ReceivedCall<typeof chainDashboardApi.getAll>): Promise<ChainAnswer> {
    const own = await this.marinas.of(user_id);
    const { search = '', countries = [], waiting = false, sort, page, page_size } = asked;
    const wanted = folded(search);
    const chosen = own.filter(
      ({ name, code, country }) =>
        folded(`${name} ${code}`).includes(wanted) && (countries.length === 0 || countries.includes(country)),
    );
    const answers = await this.marinas.answers.answersOf(chosen);
    const rows = answers.map(({ marina, ...answer }): ChainRow => {
      const { currency, permissions } = marina.marina_settings;
      return { marina: { ...listed(marina), currency, permissions }, ...answer };
    });
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
