import type { Aggregate } from '../../platform/event-sourcing/aggregate.js';
import { type AbsenceState, evolve, initial } from '../domain/absence.js';
import type { AbsenceEvent } from '../domain/absence-events.js';

export const absenceAggregate: Aggregate<AbsenceState, AbsenceEvent> = { prefix: 'absence-', initial, evolve };
