import * as z from 'zod';
import { keptPosition, shore } from '../../../contracts/berths/harbour-map.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

/** Events of `harbourmap-<marina>`: where staff put piers, land and breakwaters. None holds personal data. */
export const harbourMapEvents = defineEvents({
  PierPlaced: { version: 1, data: keptPosition },
  PierReturned: { version: 1, data: z.object({ pier_id: z.string() }) },
  SurroundingsDrawn: { version: 1, data: z.object({ shores: z.array(shore), north: z.number() }) },
});
export type HarbourMapEvent = EventsOf<typeof harbourMapEvents>;
