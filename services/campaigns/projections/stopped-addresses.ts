import type { Projection } from '../../platform/consuming/projection.js';
import type { SubscriptionEvent } from '../domain/subscription-events.js';
import { subscriptionRecord } from '../records/subscription-record.js';

export interface StoppedAddress {
  marina_id: string;
  boater_id: string;
  address_digest: string;
  stopped: boolean;
}

/** The addresses to which a marina may not send its marketing. */
export const stoppedAddresses: Projection<StoppedAddress, SubscriptionEvent> = {
  name: 'stopped-addresses',
  version: 1,
  indexes: [{ fields: ['marina_id', 'stopped', 'boater_id'] }],
  wholeStream: subscriptionRecord.prefix,
  documentIds: subscriptionRecord.idsIn,
  apply: (_document, { type, data }) => ({
    marina_id: data.marina_id,
    boater_id: data.boater_id,
    address_digest: data.address_digest,
    stopped: type === 'MarketingStopped',
  }),
};
