import type { Aggregate } from '../../platform/event-sourcing/aggregate.js';
import { evolve, initial, type VesselState } from '../domain/vessel.js';
import type { VesselEvent } from '../domain/vessel-events.js';

export const vesselAggregate: Aggregate<VesselState, VesselEvent> = { prefix: 'vessel-', initial, evolve };
