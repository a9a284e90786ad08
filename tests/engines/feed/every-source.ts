import { areas } from '../../../services/apps/areas.js';
import { areaOf } from '../../../services/platform/areas/area.js';
import { FeedRegistry } from '../../../services/platform/feed/feed-registry.js';

/** The product's registry without the product. */
export function everySource(): FeedRegistry {
  const registry = new FeedRegistry();
  for (const { records = [], foreignStreams = [] } of areas.flatMap((area) => areaOf(area) ?? [])) {
    for (const { prefix, feed } of [...records, ...foreignStreams]) {
      if (feed !== undefined) registry.register(prefix, feed);
    }
  }
  return registry;
}
