import * as z from 'zod';
import { feedId } from '../feed/amounts.js';
import { FEED_RECORD, messagesAbout, type FeedTopic } from '../feed/envelope.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';

/** Arrivals and departures that staff confirmed. */

const message = messagesAbout({ subject: 'reservation_id', key: 'traffic-{reservation_id}' });

const seen = z.object({
  reservation_id: feedId,
  on: calendarDate.meta({ description: 'Marina-local date on which staff saw it' }),
});
const seenExample = { reservation_id: FEED_RECORD, on: '2027-07-14' };
const undone = z.object({ reservation_id: feedId });
const undoneExample = { reservation_id: FEED_RECORD };

export const trafficMessages = {
  arrived: message({
    type: 'quayside.stay.arrived',
    summary: 'The boat has come',
    data: seen,
    example: seenExample,
  }),
  arrival_undone: message({
    type: 'quayside.stay.arrival_undone',
    summary: 'It was a mistake: the boat has not come',
    data: undone,
    example: undoneExample,
  }),
  departed: message({
    type: 'quayside.stay.departed',
    summary: 'The boat has left',
    data: seen,
    example: seenExample,
  }),
  departure_undone: message({
    type: 'quayside.stay.departure_undone',
    summary: 'It was a mistake: the boat is still there',
    data: undone,
    example: undoneExample,
  }),
};

export const trafficFeed: FeedTopic = {
  name: 'quayside.traffic.v1',
  summary: 'Arrivals and departures',
  messages: trafficMessages,
};
