import { defineRecord } from '../../platform/areas/record.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { subscriptionAuditView } from '../audit/campaign-audit-view.js';
import { subscriptionEvents } from '../domain/subscription-events.js';
import { evolve, initial } from '../domain/subscription.js';

/** One record for each address of a marina that was unsubscribed, with an id derived from its digest. */
export const subscriptionRecord = defineRecord({
  prefix: 'subscription-',
  events: subscriptionEvents,
  initial,
  evolve,
  hint: { topic: 'campaigns', ids: ({ data }) => [(data as { boater_id: string }).boater_id] },
  audit: subscriptionAuditView,
});

export function subscriptionId(addressDigest: string): string {
  return deriveId('subscription', addressDigest);
}
