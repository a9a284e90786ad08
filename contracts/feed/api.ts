import { absenceFeed } from '../absences/feed.js';
import { berthFeed } from '../berths/feed.js';
import { conflictFeed } from '../conflicts/feed.js';
import { dockWalkFeed } from '../dockwalk/feed.js';
import { marinaFeed } from '../marinas/feed.js';
import { membershipFeed } from '../memberships/feed.js';
import { paymentFeed } from '../payments/feed.js';
import { reservationFeed } from '../reservations/feed.js';
import { trafficFeed } from '../traffic/feed.js';
import { type Route, routesOf } from '../vocabulary/route.js';
import { feedSchemas } from './call-schemas.js';
import { feedCalls } from './calls.js';
import type { FeedTopic } from '../vocabulary/feed-envelope.js';

export const feedApi = routesOf(feedCalls, feedSchemas);

/** Each topic with the call that reads it. */
export const feedOutlets: readonly { readonly topic: FeedTopic; readonly route: Route }[] = [
  { topic: marinaFeed, route: feedApi.marinas },
  { topic: berthFeed, route: feedApi.berths },
  { topic: reservationFeed, route: feedApi.reservations },
  { topic: trafficFeed, route: feedApi.traffic },
  { topic: absenceFeed, route: feedApi.absences },
  { topic: membershipFeed, route: feedApi.memberships },
  { topic: dockWalkFeed, route: feedApi.dockwalks },
  { topic: conflictFeed, route: feedApi.conflicts },
  { topic: paymentFeed, route: feedApi.payments },
];
