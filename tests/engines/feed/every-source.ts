import { FeedRegistry } from '../../../services/platform/feed/feed-registry.js';
import { absenceFeedSource } from '../../../services/absences/feed/absence-source.js';
import { berthPlanFeedSource } from '../../../services/berths/feed/berth-plan-source.js';
import { berthFeedSource, pierFeedSource } from '../../../services/berths/feed/inventory-sources.js';
import { marinaFeedSource } from '../../../services/marinas/feed/marina-source.js';
import { membershipFeedSource } from '../../../services/memberships/feed/membership-source.js';
import { reservationFeedSource } from '../../../services/reservations/feed/reservation-source.js';
import { trafficFeedSource } from '../../../services/traffic/feed/traffic-source.js';

/** The product's own registry, without the product. */
export function everySource(): FeedRegistry {
  const registry = new FeedRegistry();
  registry.register(
    marinaFeedSource,
    pierFeedSource,
    berthFeedSource,
    berthPlanFeedSource,
    reservationFeedSource,
    trafficFeedSource,
    absenceFeedSource,
    membershipFeedSource,
  );
  return registry;
}
