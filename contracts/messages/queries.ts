import { Query } from '../vocabulary/bus.js';
/** Queries that other areas send about messages. */

/** Number of the boater's messages about this reservation that the user has not read, without service messages. */
export class CountUnread extends Query<number> {
  constructor(
    readonly input: { readonly marina_id: string; readonly reservation_id: string; readonly user_id: string },
  ) {
    super();
  }
}

/** Number of the boaters' messages that the user has not read, by reservation; reservations without one are left out. */
export class CountUnreadByReservation extends Query<ReadonlyMap<string, number>> {
  constructor(readonly input: { readonly reservation_ids: readonly string[]; readonly user_id: string }) {
    super();
  }
}

/** Reservations of a marina with messages that the user has not read: at most `limit`, those with the newest message. */
export class FindUnreadReservations extends Query<readonly string[]> {
  constructor(readonly input: { readonly marina_id: string; readonly user_id: string; readonly limit: number }) {
    super();
  }
}

/** The file of a message, to link to it; null: none, or erased with the boater. */
export class FindMessageFile extends Query<{
  readonly marina_id: string;
  /** The reservation or absence that the message is about, else the boater. */
  readonly subject_id: string;
  readonly name: string;
} | null> {
  constructor(readonly attachment_id: string) {
    super();
  }
}

/** The address that takes the answers of a boater to mails about this reservation; null: the installation takes none. */
export class FindReplyAddress extends Query<string | null> {
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
