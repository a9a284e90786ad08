import type { Topic } from '../../../lib/api/topics.js';

/** What the account depends on: online payments are switched in the marina, offers and payments are of reservations. */
export const accountTopics: readonly Topic[] = [{ topic: 'payments' }, { topic: 'marinas' }, { topic: 'reservations' }];

export const moneyTopics: readonly Topic[] = [{ topic: 'payments' }, { topic: 'reservations' }];
