import { Query } from '../vocabulary/bus.js';
/** Queries that other areas send about messages. */

/** Number of the boater's messages about this reservation that staff have not read, without service messages. */
export class CountUnread extends Query<number> {
  constructor(readonly input: { readonly marina_id: string; readonly reservation_id: string }) {
    super();
  }
}

/** Every message between a boater and the marina, oldest first, by the ids of the person's records. */
export class ListMessagesOf extends Query<
  readonly { readonly id: string; readonly at: string; readonly from: 'MARINA' | 'BOATER'; readonly text: string }[]
> {
  constructor(readonly input: { readonly marina_id: string; readonly boater_ids: readonly string[] }) {
    super();
  }
}
