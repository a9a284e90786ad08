import * as z from 'zod';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

/**
 * What became of a push to one device. `seen`: its reader had viewed the notification already. `no_device`: the device
 * was removed, or its session has ended. `failed`: the push service may accept it later. `given_up`: after the last try.
 */
export const pushOutcome = z.enum(['delivered', 'seen', 'no_device', 'gone', 'refused', 'failed', 'given_up']);
export type PushOutcome = z.infer<typeof pushOutcome>;

/** Facts of the stream of one notification for one person's devices (`push-<id>`). */
export const pushEvents = defineEvents({
  PushDue: {
    version: 1,
    data: z.object({
      user_id: z.string(),
      notification_id: z.string(),
      device_ids: z.array(z.string()).min(1),
      at: instant,
    }),
  },
  PushTried: {
    version: 1,
    data: z.object({
      user_id: z.string(),
      results: z.array(
        z.object({
          device_id: z.string(),
          outcome: pushOutcome,
          /** HTTP status of the push service; null without an answer. */
          status: z.number().int().nullable(),
        }),
      ),
      at: instant,
      /** When those that failed are tried again; null: never. */
      retry_at: instant.nullable(),
    }),
  },
});
export type PushEvent = EventsOf<typeof pushEvents>;
