import type { Aggregate } from '../../platform/event-sourcing/aggregate.js';
import { type BoaterState, evolve, initial } from '../domain/boater.js';
import type { BoaterEvent } from '../domain/boater-events.js';

export const boaterAggregate: Aggregate<BoaterState, BoaterEvent> = { prefix: 'boater-', initial, evolve };
