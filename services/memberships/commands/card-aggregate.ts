import type { Aggregate } from '../../platform/event-sourcing/aggregate.js';
import type { CardEvent } from '../domain/card-events.js';
import { type CardState, evolve, initial } from '../domain/card-state.js';

export const cardAggregate: Aggregate<CardState, CardEvent> = { prefix: 'card-', initial, evolve };
