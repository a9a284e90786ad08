import * as z from 'zod';
import { viewedLists, viewMailings } from '../../../contracts/views/vocabulary.js';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

/** Whose key the words of a view have that passed to a marina: the person who left may be erased later. */
export const viewsOf = (marina_id: string): string => `views of ${marina_id}`;

/** Encrypted with the key of the owner; null once the owner was erased. */
const words = z.string().nullable();

const details = {
  name: words,
  query: words,
  shared: z.boolean(),
  is_default: z.boolean(),
  mail: z.enum(viewMailings),
  at: instant,
};

export const viewEvents = defineEvents({
  ViewSaved: {
    version: 1,
    data: z.object({
      user_id: z.string(),
      /** Null: of an administrator, in no marina. */
      marina_id: z.string().nullable(),
      list: z.enum(viewedLists),
      ...details,
    }),
    personal: ['name', 'query'],
    person: ({ user_id }) => user_id,
  },
  ViewChanged: {
    version: 1,
    data: z.object({
      /** The owner: of a view that passed to the marina, whoever changes it. Absent in older events. */
      user_id: z.string().optional(),
      ...details,
    }),
    personal: ['name', 'query'],
    person: ({ user_id }) => user_id ?? '',
  },
  /** The owner of a shared view left: it is the marina's from now on. Older events have the time only. */
  ViewPassedOn: {
    version: 1,
    data: z.object({ at: instant, marina_id: z.string().optional(), name: words.optional(), query: words.optional() }),
    personal: ['name', 'query'],
    person: ({ marina_id }) => viewsOf(marina_id ?? ''),
  },
  ViewDeleted: { version: 1, data: z.object({ at: instant }) },
});
export type ViewEvent = EventsOf<typeof viewEvents>;
