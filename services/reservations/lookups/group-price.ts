import type { GroupPrice } from '../../../contracts/reservations/group.js';
import { type Currency, toDecimal } from '../../../contracts/vocabulary/money.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { fallenThrough, heldAmount, type ReservationState, standingCode } from '../domain/reservation-state.js';
import { isOneOf } from '../domain/history.js';
import { linesInDecimals } from './payment-block.js';

/** Whether the boat still comes: its stay was not cancelled and has not expired. */
export function stillComes(state: Pick<ReservationState, 'statuses'>): boolean {
  const code = standingCode(state);
  return code !== null && !isOneOf(fallenThrough, code);
}

/** What the boats that still come cost together, by the lines of their prices. */
export function groupPrice(boats: readonly ReservationState[], marinas: Currency): GroupPrice {
  const coming = boats.filter(stillComes);
  const lines = new Map<string, GroupPrice['lines'][number]>();
  let [nights, total, paid, open, paid_boats, open_boats] = [0, 0, 0, 0, 0, 0];
  for (const state of coming) {
    const { price, start_date, end_date } = state;
    nights += nightsBetween(start_date, end_date);
    if (price === null) continue;
    for (const line of linesInDecimals(price.breakdown.lines, price.offer)) {
      // Surcharges of two boats are the same line if the price list names them alike.
      const key = [line.kind, line.kind === 'CUSTOM_SURCHARGE' ? line.name : line.of].join(' ');
      const before = lines.get(key);
      lines.set(key, before === undefined ? line : { ...line, amount: rounded(before.amount + line.amount) });
    }
    const held = heldAmount(state);
    const left = Math.max(0, price.breakdown.total - held);
    total += price.breakdown.total;
    paid += held;
    open += left;
    if (left > 0) open_boats += 1;
    else paid_boats += 1;
  }
  const currency = coming.find(({ price }) => price !== null)?.price?.offer.currency ?? marinas;
  const sums = { total: toDecimal(total), paid: toDecimal(paid), open: toDecimal(open) };
  return { currency, lines: [...lines.values()], nights, ...sums, paid_boats, open_boats };
}

/** Sums of decimals have no digits beyond those of the currency. */
function rounded(amount: number): number {
  return Math.round(amount * 100) / 100;
}
