import * as z from 'zod';
import { instant } from './dates-schemas.js';

/** When a dock walk saw a boat in a berth (UTC instant), and who; `by` null: no longer known. */
export const seenThere = z.object({ at: instant, by: z.string().nullable() });
export type SeenThere = z.output<typeof seenThere>;
