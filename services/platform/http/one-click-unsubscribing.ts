import type { Refusal } from '../../../contracts/vocabulary/refusal.js';

/** The area whose mails can be unsubscribed implements this for the platform. */
export abstract class OneClickUnsubscribing {
  abstract unsubscribe(token: string, correlationId: string): Promise<{ readonly subscribed: boolean } | Refusal>;
}
