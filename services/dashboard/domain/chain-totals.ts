import type { ChainAnswer, ChainFigures, ChainRow } from '../../../contracts/dashboard/chain.js';
import type { ChainSortKey } from '../../../contracts/dashboard/vocabulary.js';
import { toDecimal, toMinor } from '../../../contracts/vocabulary/money.js';
import { type Comparison, inTurn } from '../../../contracts/vocabulary/sorting.js';

/** The sums of the marinas that answered; money by currency. */
export function totalsOf(rows: readonly ChainRow[]): ChainAnswer['totals'] {
  const answers = rows.flatMap(({ figures }) => figures ?? []);
  const sum = (of: (figures: ChainFigures) => number) => answers.reduce((total, one) => total + of(one), 0);
  const currencies = [...new Set(rows.map(({ marina }) => marina.currency))].sort();
  const revenue = currencies.map((currency) => {
    const inIt = rows.flatMap(({ marina, figures }) => (marina.currency === currency ? (figures ?? []) : []));
    const of = (amount: (figures: ChainFigures) => number) =>
      toDecimal(inIt.reduce((total, one) => total + toMinor(amount(one)), 0));
    return { currency, amount: of(({ revenue: taken }) => taken), before: of(({ revenue_before }) => revenue_before) };
  });
  const oldest = answers.flatMap(({ oldest_move_at }) => oldest_move_at ?? []).sort();
  return {
    marinas: rows.length,
    unanswered: rows.length - answers.length,
    berths: sum(({ berths }) => berths),
    taken: sum(({ taken }) => taken),
    our_moves: sum(({ our_moves }) => our_moves),
    waiting_marinas: answers.filter(({ our_moves }) => our_moves > 0).length,
    oldest_move_at: oldest[0] ?? null,
    arrivals: sum(({ arrivals }) => arrivals),
    departures: sum(({ departures }) => departures),
    revenue,
  };
}

/**
 * Sorts by the requested column, by the second one where the first is equal, and last by name. Marinas that did not
 * answer, or have no berths to be taken, come last.
 */
export function orderOf({ then, ...first }: ChainOrder): Comparison<ChainRow> {
  return inTurn(compared(first), ...(then === undefined ? [] : [compared(then)]), names);
}

interface OneFigure {
  readonly by: ChainSortKey;
  readonly direction: 'asc' | 'desc';
}
interface ChainOrder extends OneFigure {
  readonly then?: OneFigure | undefined;
}

const names: Comparison<ChainRow> = (one, other) => one.marina.name.localeCompare(other.marina.name, 'en');

function compared({ by, direction }: OneFigure): Comparison<ChainRow> {
  const sign = direction === 'asc' ? 1 : -1;
  if (by === 'name') return (one, other) => sign * names(one, other);
  const value = ({ figures }: ChainRow): number | null => {
    if (figures === null) return null;
    if (by !== 'taken') return figures[by];
    return figures.berths === 0 ? null : figures.taken / figures.berths;
  };
  return (one, other) => {
    const [a, b] = [value(one), value(other)];
    return a === null || b === null ? Number(a === null) - Number(b === null) : sign * (a - b);
  };
}
