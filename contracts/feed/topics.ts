import { absenceFeed } from '../absences/feed.js';
import { berthFeed } from '../berths/feed.js';
import { conflictFeed } from '../conflicts/feed.js';
import { dockWalkFeed } from '../dockwalk/feed.js';
import { marinaFeed } from '../marinas/feed.js';
import { membershipFeed } from '../memberships/feed.js';
import { paymentFeed } from '../payments/feed.js';
import { reservationFeed } from '../reservations/feed.js';
import { trafficFeed } from '../traffic/feed.js';
import type { FeedTopic } from '../vocabulary/feed-envelope.js';

/** Every public topic of the product. */
export const allTopics: readonly FeedTopic[] = [
  marinaFeed,
  berthFeed,
  reservationFeed,
  trafficFeed,
  absenceFeed,
  membershipFeed,
  dockWalkFeed,
  conflictFeed,
  paymentFeed,
];
