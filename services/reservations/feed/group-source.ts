import { reservationFeed, reservationMessages as messages } from '../../../contracts/reservations/feed.js';
import { feedSource, messageBody, type PublishedMessages } from '../../platform/feed/feed-registry.js';
import type { GroupEvent } from '../domain/events/group-events.js';

/** Without the name, in which staff may have written that of a person. */
const published: PublishedMessages<GroupEvent> = {
  GroupOpened: ({ data: { group_id, boater_id, start_date, end_date } }) => [
    messageBody(messages.group_opened, { group_id, boater_id, start_date, end_date }),
  ],
  // The first message of each further reservation names the group.
  GroupBoatsAdded: 'unpublished',
  GroupBoatTakenOut: 'unpublished',
  GroupPayerSet: 'unpublished',
  // The payment of each reservation is published.
  GroupPaymentBegun: 'unpublished',
  GroupPaymentReceived: 'unpublished',
  GroupPaymentAllocated: 'unpublished',
  GroupBoatsEntered: 'unpublished',
};

export const groupFeedSource = feedSource(reservationFeed, published);
