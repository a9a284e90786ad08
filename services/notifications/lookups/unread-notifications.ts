import { NOTIFICATION_COUNTS_DAYS } from '../../../contracts/notifications/vocabulary.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The notifications of a marina that a person has not deleted. */
export function keptBy(user_id: string, marina_id: string): Filter {
  return { marina_id, effective: true, deleted_by: { $ne: user_id } };
}

/** The moment of a count, and the beginning of the person's work in the marina. */
export interface Counting {
  /** UTC. */
  readonly now: string;
  /** UTC; null: the person is only visiting, as administrators do, and has nothing to catch up on. */
  readonly works_since: string | null;
}

/** Nothing from before this instant is unread: neither what is too old, nor what happened before the person came. */
export function unreadSince({ now, works_since }: Counting): string {
  const recent = new Date(Date.parse(now) - NOTIFICATION_COUNTS_DAYS * DAY_MS).toISOString();
  const begun = works_since ?? now;
  return begun > recent ? begun : recent;
}

/** Those of the last days that the person has not viewed. */
export function unseenBy(user_id: string, marina_id: string, counting: Counting): Filter {
  const since = unreadSince(counting);
  return { ...keptBy(user_id, marina_id), created_at: { $gte: since }, viewed_by: { $ne: user_id } };
}

/**
 * What the person's count consists of, as two filters that share no notification (spec 2 §4).
 * @param today the marina's date
 */
export function countedFor(
  user_id: string,
  marina_id: string,
  { today, ...counting }: Counting & { readonly today: string },
): readonly Filter[] {
  const verifications = { ...keptBy(user_id, marina_id), open: true, subject: 'HOME_MARINA_VERIFICATION' };
  const subjects: Filter[] = [
    { subject: { $in: ['MEMBERSHIP', 'ABSENCE_REPORT'] } },
    { subject: 'RESERVATION', type: { $ne: 'UPDATED' }, end_date: { $gte: today } },
  ];
  return [verifications, { ...unseenBy(user_id, marina_id, counting), $or: subjects }];
}
