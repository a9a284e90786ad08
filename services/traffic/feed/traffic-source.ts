import type { TrafficEvent } from '../../../contracts/traffic/events.js';
import { trafficFeed, trafficMessages as say } from '../../../contracts/traffic/feed.js';
import { feedSource, said, type Sayings } from '../../platform/feed/feed-registry.js';

const sayings: Sayings<TrafficEvent> = {
  VesselArrived: ({ data: { reservation_id, on } }) => [said(say.arrived, { reservation_id, on })],
  VesselArrivalUndone: ({ data: { reservation_id } }) => [said(say.arrival_undone, { reservation_id })],
  VesselDeparted: ({ data: { reservation_id, on } }) => [said(say.departed, { reservation_id, on })],
  VesselDepartureUndone: ({ data: { reservation_id } }) => [said(say.departure_undone, { reservation_id })],
};

export const trafficFeedSource = feedSource(trafficFeed, sayings);
