import * as z from 'zod';
import { instant } from './dates-schemas.js';

/** When a dock walk saw a berth without its boat (UTC instant), and who; `by` null: no longer known. */
export const seenGone = z.object({ at: instant, by: z.string().nullable() });
export type SeenGone = z.output<typeof seenGone>;
