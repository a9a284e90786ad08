import type { Aggregate } from '../../platform/event-sourcing/aggregate.js';
import { evolve, initial, type MarinaState } from '../domain/marina.js';
import type { MarinaEvent } from '../domain/marina-events.js';

export const marinaAggregate: Aggregate<MarinaState, MarinaEvent> = { prefix: 'marina-', initial, evolve };
