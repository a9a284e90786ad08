import { membershipFeed, requestMessages as messages } from '../../../contracts/memberships/feed.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { feedSource, messageBody, type PublishedMessages } from '../../platform/feed/feed-registry.js';
import type { RequestEvent } from '../domain/request-events.js';

/** The request an event belongs to, and who filed it. */
const of = ({ stream, data }: Pick<LoggedEvent<RequestEvent>, 'stream' | 'data'>) => ({
  request_id: recordIdOf(stream),
  boater_id: data.boater_id,
});

const published: PublishedMessages<RequestEvent> = {
  CustomerRequestFiled: (event) => {
    const { kind, vessel_id, card_id } = event.data;
    return [messageBody(messages.filed, { ...of(event), kind, vessel_id, card_id })];
  },
  CustomerRequestApproved: (event) => {
    return [messageBody(messages.approved, { ...of(event), card_id: event.data.card_id })];
  },
  CustomerRequestDeclined: (event) => [messageBody(messages.declined, of(event))],
  CustomerRequestReopened: (event) => [messageBody(messages.reopened, of(event))],
};

export const requestFeedSource = feedSource(membershipFeed, published);
