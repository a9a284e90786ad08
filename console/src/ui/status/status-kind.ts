import type { Pair } from '../theme/colours.js';
import { role } from '../theme/role.js';

/** Whose move it is, as a mark shows it. */
export type StatusKind = 'our_move' | 'waiting' | 'booked' | 'payment_due' | 'waiting_list' | 'expired' | 'cancelled';

export const statusColours: Record<StatusKind, Pair> = {
  our_move: role.ourMove,
  waiting: role.waiting,
  booked: role.booked,
  payment_due: role.booked,
  waiting_list: role.waitingList,
  expired: role.over,
  cancelled: role.over,
};
