import type { ArrivalDelayed, ResidentTrafficEvent, TrafficEvent } from '../../../contracts/traffic/events.js';
import { trafficFeed, trafficMessages as messages } from '../../../contracts/traffic/feed.js';
import { feedSource, messageBody, type PublishedMessages } from '../../platform/feed/feed-registry.js';

const published: PublishedMessages<TrafficEvent> = {
  VesselArrived: ({ data: { reservation_id, on } }) => [messageBody(messages.arrived, { reservation_id, on })],
  VesselArrivalUndone: ({ data: { reservation_id } }) => [messageBody(messages.arrival_undone, { reservation_id })],
  VesselDeparted: ({ data: { reservation_id, on } }) => [messageBody(messages.departed, { reservation_id, on })],
  VesselDepartureUndone: ({ data: { reservation_id } }) => [messageBody(messages.departure_undone, { reservation_id })],
  VesselMoored: ({ data: { reservation_id, berth_id } }) => [
    messageBody(messages.moored, { reservation_id, berth_id }),
  ],
  ArrivalDelayed: ({ data }) => [messageBody(messages.arrival_delayed, noticeOf(data))],
  DepartureDelayed: ({ data }) => [messageBody(messages.departure_delayed, noticeOf(data))],
  ArrivalNoticeWithdrawn: ({ data: { reservation_id } }) => [messageBody(messages.arrival_on_time, { reservation_id })],
  DepartureNoticeWithdrawn: ({ data: { reservation_id } }) => [
    messageBody(messages.departure_on_time, { reservation_id }),
  ],
};

const ofResidents: PublishedMessages<ResidentTrafficEvent> = {
  ResidentDeparted: ({ data: { absence_id, on } }) => [messageBody(messages.resident_departed, { absence_id, on })],
  ResidentDepartureUndone: ({ data: { absence_id } }) => [
    messageBody(messages.resident_departure_undone, { absence_id }),
  ],
  ResidentReturned: ({ data: { absence_id, on } }) => [messageBody(messages.resident_returned, { absence_id, on })],
  ResidentReturnUndone: ({ data: { absence_id } }) => [messageBody(messages.resident_return_undone, { absence_id })],
};

function noticeOf({ reservation_id, expected_on, expected_time }: ArrivalDelayed['data']) {
  return { reservation_id, expected_on, expected_time };
}

export const trafficFeedSource = feedSource(trafficFeed, published);
export const residentTrafficFeedSource = feedSource(trafficFeed, ofResidents);
