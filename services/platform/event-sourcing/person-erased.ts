import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

export const PERSON_ERASED = 'PersonErased';

/** Prefix of the streams of erased persons; the person's id follows. */
export const PERSON_STREAM = 'person-';

/** A person's key was deleted: read models remove this person's data. */
export const personEvents = defineEvents({
  [PERSON_ERASED]: { version: 1, data: z.object({ person_id: z.string(), at: z.string() }) },
});
export type PersonErased = EventsOf<typeof personEvents>;
