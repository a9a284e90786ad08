import * as z from 'zod';
import { feedId } from '../vocabulary/feed-fields.js';
import { FEED_BERTH, FEED_RECORD, messagesAbout, type FeedTopic } from '../vocabulary/feed-envelope.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';

/** Arrivals and departures as staff saw them, and notices of boats that are late. */

const message = messagesAbout({ subject: 'reservation_id', key: 'traffic-{reservation_id}' });

const seen = z.object({
  reservation_id: feedId,
  on: calendarDate.meta({ description: 'Marina-local date on which staff saw it' }),
});
const seenExample = { reservation_id: FEED_RECORD, on: '2027-07-14' };
const notice = z.object({
  reservation_id: feedId,
  expected_on: calendarDate.meta({ description: 'Marina-local date' }),
  expected_time: z.string().nullable().meta({ description: 'Marina-local, `14:30`; null: not known' }),
});
const noticeExample = { reservation_id: FEED_RECORD, expected_on: '2027-07-14', expected_time: '14:30' };
const undone = z.object({ reservation_id: feedId });
const undoneExample = { reservation_id: FEED_RECORD };

const ofResident = messagesAbout({ subject: 'absence_id', key: 'residenttraffic-{absence_id}' });
const seenResident = z.object({ absence_id: feedId, on: seen.shape.on });
const seenResidentExample = { absence_id: FEED_RECORD, on: '2027-07-14' };
const undoneResident = z.object({ absence_id: feedId });
const undoneResidentExample = { absence_id: FEED_RECORD };

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
  moored: message({
    type: 'quayside.stay.moored',
    summary: 'The boat lies in this berth, which may differ from the plan’s',
    data: z.object({ reservation_id: feedId, berth_id: feedId }),
    example: { reservation_id: FEED_RECORD, berth_id: FEED_BERTH },
  }),
  arrival_delayed: message({
    type: 'quayside.stay.arrival_delayed',
    summary: 'The boat gave notice that it comes later within its stay',
    data: notice,
    example: noticeExample,
  }),
  departure_delayed: message({
    type: 'quayside.stay.departure_delayed',
    summary: 'The boat gave notice that it leaves later on its last day',
    data: notice,
    example: noticeExample,
  }),
  arrival_on_time: message({
    type: 'quayside.stay.arrival_on_time',
    summary: 'The notice was withdrawn: the boat comes as booked',
    data: undone,
    example: undoneExample,
  }),
  departure_on_time: message({
    type: 'quayside.stay.departure_on_time',
    summary: 'The notice was withdrawn: the boat leaves as booked',
    data: undone,
    example: undoneExample,
  }),
  resident_departed: ofResident({
    type: 'quayside.resident.departed',
    summary: 'A berth holder’s boat has left for an absence',
    data: seenResident,
    example: seenResidentExample,
  }),
  resident_departure_undone: ofResident({
    type: 'quayside.resident.departure_undone',
    summary: 'It was a mistake: the berth holder’s boat is still there',
    data: undoneResident,
    example: undoneResidentExample,
  }),
  resident_returned: ofResident({
    type: 'quayside.resident.returned',
    summary: 'A berth holder’s boat is back from an absence',
    data: seenResident,
    example: seenResidentExample,
  }),
  resident_return_undone: ofResident({
    type: 'quayside.resident.return_undone',
    summary: 'It was a mistake: the berth holder’s boat is still away',
    data: undoneResident,
    example: undoneResidentExample,
  }),
};

export const trafficFeed: FeedTopic = {
  name: 'quayside.traffic.v1',
  summary: 'Arrivals and departures',
  messages: trafficMessages,
};
