import type { TrafficEvent } from '../../../contracts/traffic/events.js';
import { trafficFeed, trafficMessages as messages } from '../../../contracts/traffic/feed.js';
import { feedSource, messageBody, type PublishedMessages } from '../../platform/feed/feed-registry.js';

const published: PublishedMessages<TrafficEvent> = {
  VesselArrived: ({ data: { reservation_id, on } }) => [messageBody(messages.arrived, { reservation_id, on })],
  VesselArrivalUndone: ({ data: { reservation_id } }) => [messageBody(messages.arrival_undone, { reservation_id })],
  VesselDeparted: ({ data: { reservation_id, on } }) => [messageBody(messages.departed, { reservation_id, on })],
  VesselDepartureUndone: ({ data: { reservation_id } }) => [messageBody(messages.departure_undone, { reservation_id })],
  VesselMoored: 'unpublished',
  ArrivalDelayed: 'unpublished',
  DepartureDelayed: 'unpublished',
};

export const trafficFeedSource = feedSource(trafficFeed, published);
