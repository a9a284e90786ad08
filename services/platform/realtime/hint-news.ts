import * as z from 'zod';
import { hint } from '../../../contracts/realtime.js';

/** The hints of a section of the log. They may be sent by another process, so they are validated. */
export const news = z.object({
  /** The position that earlier messages have reached. */
  from: z.number().int().min(0),
  /** The position that this message reaches. Equal to `from`: nothing happened. */
  position: z.number().int().min(0),
  /** Pairs of a marina and its hints. */
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
