import type { ReservationRow } from '../../../../../contracts/reservations/list.js';

/** The groups of a list that is sorted by whose move it is, in their order. */
export type MoveGroup = 'ours' | 'waiting' | 'boaters' | 'nobodys';

type Grouped = Pick<ReservationRow, 'action_required' | 'waiting_place'>;

/** The group of a row; the same rule as the sort key `next_move`. */
export function moveGroupOf({ action_required, waiting_place }: Grouped): MoveGroup {
  switch (action_required) {
    case 'MARINA':
      return waiting_place === null ? 'ours' : 'waiting';
    case 'BOATER':
      return 'boaters';
    case null:
      return 'nobodys';
  }
}

/** Catalogue keys of the headings. */
export const moveGroupWords = {
  ours: 'trade:waitingForUs',
  waiting: 'groupWaiting',
  boaters: 'groupBoaters',
  nobodys: 'groupNobodys',
} as const satisfies Record<MoveGroup, string>;
