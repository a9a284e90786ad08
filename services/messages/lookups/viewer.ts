import type { Clock } from '../../platform/clock/clock.js';
import type { StaffCaller } from '../../platform/http/caller.js';

/** The viewer determines which messages are unread and who "you" are. */
export type Viewer = StaffViewer | { readonly kind: 'boater' };

export interface StaffViewer {
  readonly kind: 'staff';
  readonly user_id: string;
  /** UTC; old messages count as read. */
  readonly now: string;
}

export function staffViewer({ user_id }: StaffCaller, clock: Clock): StaffViewer {
  return { kind: 'staff', user_id, now: clock.nowIso() };
}
