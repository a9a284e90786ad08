import type { ConflictDetail, ConflictRow } from '../../../../../contracts/conflicts/conflict.js';
import type { BoatSizes, Remedy, RemedyChoice } from '../../../../../contracts/conflicts/remedies.js';
import { dimensions } from '../../../../../contracts/conflicts/vocabulary.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';

/** The same remedy keeps its key while the page reloads; times to wait until move on. */
export function remedyKey({ choice }: Remedy): string {
  const parts = Object.entries(choice).filter(([name]) => name !== 'until');
  return parts.map(([, value]) => value).join(' ');
}

/** The conflict to continue with: the one after it in the list, otherwise the first. */
export function nextConflict(items: readonly ConflictRow[], current: string): ConflictRow | null {
  const open = items.filter(({ state, conflict_id }) => state === 'OPEN' && conflict_id !== current);
  const at = items.findIndex(({ conflict_id }) => conflict_id === current);
  return open.find((row) => items.indexOf(row) > at) ?? open[0] ?? null;
}

/** The night that the drawing shows: tonight for a boat that has not left, otherwise the first one concerned. */
export function nightOf({ kind, start_date, end_date }: Pick<ConflictRow, 'kind' | 'start_date' | 'end_date'>): string {
  return kind === 'LATE_DEPARTURE' ? addDays(end_date, -1) : start_date;
}

/** Which source of the boat's size is right. */
export const sizeSources = ['booked', 'card', 'other'] as const;
export type SizeSource = (typeof sizeSources)[number];

/** The sizes that staff take for right; undefined: those on the card, which the server takes by itself. */
export function rightSizes(
  { sizes, excess }: Pick<ConflictDetail, 'sizes' | 'excess'>,
  source: SizeSource,
  other: number | null,
): BoatSizes | undefined {
  const { card } = sizes;
  if (source !== 'other' || card === null || excess === null || other === null || other < 0.1) return undefined;
  return { ...card, [excess.dimension]: other };
}

/** The remedies to choose from. Where the booking is right, only its size can be kept. */
export function offered(remedies: readonly Remedy[], source: SizeSource): readonly Remedy[] {
  if (source === 'booked') return remedies.filter(({ choice }) => choice.kind === 'KEEP_SIZE');
  return source === 'other' ? remedies.filter(({ choice }) => choice.kind !== 'KEEP_SIZE') : remedies;
}

/** The dimensions in which booking and card differ. */
export function differing({ booked, card }: ConflictDetail['sizes']): readonly (typeof dimensions)[number][] {
  return card === null ? [] : dimensions.filter((one) => booked[one] !== card[one]);
}

const HALF_HOUR_MS = 1_800_000;

/** Times to wait until: every half hour of the next eight, and the same time tomorrow. */
export function untilChoices(now: number): readonly string[] {
  const first = Math.ceil((now + HALF_HOUR_MS / 2) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const times = Array.from({ length: 16 }, (_time, index) => first + index * HALF_HOUR_MS);
  return [...times, first + 48 * HALF_HOUR_MS].map((time) => new Date(time).toISOString());
}

/** One click on the list may apply it: nobody has to answer, and nobody is written to. */
export function isOneClick({ needs_answer, mails, price }: Remedy): boolean {
  return !needs_answer && !mails && price === null;
}

/** How a remedy is undone: by the plan, by taking the departure back, or not at all. */
export type UndoOfRemedy =
  | { readonly by: 'plan' | 'departure'; readonly reservation_id: string }
  | { readonly by: null; readonly why: 'sent' | 'decided' | 'cancelled' | 'moored' };

/** Returns how a remedy is undone. For a change of the plan, the plan decides whether that is still possible. */
export function undoOf(choice: RemedyChoice): UndoOfRemedy {
  switch (choice.kind) {
    case 'MOVE':
    case 'SWAP':
    case 'STAY_LONGER':
      return { by: 'plan', reservation_id: choice.reservation_id };
    case 'DEPARTED':
      return { by: 'departure', reservation_id: choice.reservation_id };
    case 'AT_PLACE':
      return { by: null, why: 'moored' };
    case 'CANCEL':
      return { by: null, why: 'cancelled' };
    case 'KEEP_SIZE':
    case 'KEEP_BOTH':
      return { by: null, why: 'decided' };
    case 'ASK':
    case 'DATES':
    case 'REMIND':
      return { by: null, why: 'sent' };
  }
}
