import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

export const pageReloadEvents = defineEvents({
  /** Without a marina, the consoles of all marinas. */
  PagesReloadRequested: { version: 1, data: z.object({ marina_id: z.string().nullable() }) },
});
export type PageReloadEvent = EventsOf<typeof pageReloadEvents>;
