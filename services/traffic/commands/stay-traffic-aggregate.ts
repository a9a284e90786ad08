import { type TrafficEvent, TRAFFIC_STREAM } from '../../../contracts/traffic/events.js';
import type { Aggregate } from '../../platform/event-sourcing/aggregate.js';
import { evolve, initial, type StayTraffic } from '../domain/stay-traffic.js';

/** One stream a stay; its id is the reservation's. */
export const stayTrafficAggregate: Aggregate<StayTraffic, TrafficEvent> = { prefix: TRAFFIC_STREAM, initial, evolve };
