import * as z from 'zod';
import { notificationSubject } from '../../../contracts/notifications/notification.js';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

/** Null once the person was erased. */
const personal = z.string().nullable();

/**
 * Why a device gets no more notifications. `gone`: its push service no longer knows it. `surplus`: the person has newer
 * ones.
 */
export const pushDeviceEnd = z.enum(['switched_off', 'signed_out', 'replaced', 'surplus', 'gone', 'user_deleted']);
export type PushDeviceEnd = z.infer<typeof pushDeviceEnd>;

/** Facts of the stream of one user's devices (`pushdevice-<user id>`). */
export const pushDeviceEvents = defineEvents({
  PushDeviceAdded: {
    version: 1,
    data: z.object({
      user_id: z.string(),
      device_id: z.string(),
      /** The device gets notifications as long as this session lasts. */
      session_id: z.string(),
      endpoint: personal,
      p256dh: personal,
      auth: personal,
      at: instant,
    }),
    personal: ['endpoint', 'p256dh', 'auth'],
    person: ({ user_id }) => user_id,
  },
  PushDeviceRemoved: {
    version: 1,
    data: z.object({ user_id: z.string(), device_id: z.string(), reason: pushDeviceEnd, at: instant }),
  },
  PushSubjectsSet: {
    version: 1,
    data: z.object({ user_id: z.string(), subjects: z.array(notificationSubject), at: instant }),
  },
});
export type PushDeviceEvent = EventsOf<typeof pushDeviceEvents>;
