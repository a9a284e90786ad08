import type { LoadOptions } from '../../../lib/api/use-load.js';

/** The topics that reload the tables of customers: people, boats, cards, stays, arrivals and messages. */
export const customerTopics: LoadOptions = {
  topics: [
    { topic: 'customers' },
    { topic: 'vessels' },
    { topic: 'memberships' },
    { topic: 'reservations' },
    { topic: 'messages' },
    { topic: 'traffic' },
  ],
  keepPrevious: true,
};
