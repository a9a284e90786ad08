import * as z from 'zod';
import { hint } from '../../../contracts/realtime.js';

/** What a stretch of the log tells the sockets; may come from another process, so it is looked at before it is believed. */
export const news = z.object({
  /** What was told before reaches up to here … */
  from: z.number().int().min(0),
  /** … and with this, up to here. The same as `from`: nothing happened. */
  position: z.number().int().min(0),
  /** By marina. */
  hints: z.array(z.tuple([z.string(), z.array(hint)])),
  ends: z.array(
    z.object({
      sessions: z.array(z.string()).optional(),
      users: z.array(z.string()).optional(),
      because: z.enum(['signed_out', 'changed']),
    }),
  ),
});
export type News = z.output<typeof news>;
