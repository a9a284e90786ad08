import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

const localEventFacts = z.object({
  marina_id: z.string(),
  name: z.string(),
  /** Includes the protocol; null: none was given. */
  url: z.string().nullable(),
  /** First and last day, both included. */
  start_date: z.string(),
  end_date: z.string(),
});
export type LocalEventFacts = z.output<typeof localEventFacts>;

export const localEventEvents = defineEvents({
  LocalEventAdded: { version: 1, data: localEventFacts },
  LocalEventRemoved: { version: 1, data: z.object({}) },
});
export type LocalEventEvent = EventsOf<typeof localEventEvents>;
