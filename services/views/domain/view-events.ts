import * as z from 'zod';
import { viewedLists, viewMailings } from '../../../contracts/views/vocabulary.js';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

const details = {
  name: z.string(),
  query: z.string(),
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
  },
  ViewChanged: { version: 1, data: z.object(details) },
  ViewDeleted: { version: 1, data: z.object({ at: instant }) },
});
export type ViewEvent = EventsOf<typeof viewEvents>;
