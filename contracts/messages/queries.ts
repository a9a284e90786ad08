import { Query } from '../vocabulary/bus.js';
/** Questions other areas may ask about messages, on the query bus. */

/** How many messages of the boater about this reservation staff have not read; service messages do not count. */
export class CountUnread extends Query<number> {
  constructor(readonly input: { readonly marina_id: string; readonly reservation_id: string }) {
    super();
  }
}
