import type { Topic } from '../../../lib/api/topics.js';

/** Topics of all data on the boater's page. Each answer of the boater reloads both. */
export const boaterTopics: readonly Topic[] = [{ topic: 'reservations' }, { topic: 'messages' }];

/** Interval between reloads in milliseconds. A boater has no socket, so the visible page polls. */
export const ASK_AGAIN_EVERY = 15_000;
