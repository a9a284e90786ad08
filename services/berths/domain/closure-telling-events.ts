import * as z from 'zod';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

const closure = { closure_id: z.string(), berth_ids: z.array(z.string()).min(1), at: instant };

/** What is told of a closure after it was made, beside the closure itself, which is in the plan. */
export const closureTellingEvents = defineEvents({
  /** Its people are told at another time; null: they are not told. */
  ClosureTellingSet: { version: 1, data: z.object({ ...closure, tell_at: instant.nullable() }) },
  /** A policy writes to each of them. */
  ClosureTold: { version: 1, data: z.object(closure) },
  /** Staff ticked or unticked that they have rung a person without a mail address. */
  ClosureCallTicked: { version: 1, data: z.object({ ...closure, allocation_id: z.string(), done: z.boolean() }) },
});
export type ClosureTellingEvent = EventsOf<typeof closureTellingEvents>;
