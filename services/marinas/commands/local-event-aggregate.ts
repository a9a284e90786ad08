import type { Aggregate } from '../../platform/event-sourcing/aggregate.js';
import { evolve, initial, type LocalEventState } from '../domain/local-event.js';
import type { LocalEventEvent } from '../domain/local-event-events.js';

export const localEventAggregate: Aggregate<LocalEventState, LocalEventEvent> = {
  prefix: 'localevent-',
  initial,
  evolve,
};
