import type { Topic } from '../../../lib/api/topics.js';

/** What everything on the boater's page is about: after each answer both are asked for again. */
export const boaterTopics: readonly Topic[] = [{ topic: 'reservations' }, { topic: 'messages' }];

/** No socket listens for a boater, so the page asks again this often while it is in sight. Milliseconds. */
export const ASK_AGAIN_EVERY = 15_000;
