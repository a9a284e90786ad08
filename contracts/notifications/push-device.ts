import * as z from 'zod';
import { notificationSubject } from './notification.js';
import { LONGEST_PUSH_ENDPOINT, notificationSubjects } from './vocabulary.js';

/** A name of a server on the internet, as push services have: no address, no port, no name of a private network. */
const PUBLIC_HOST =
  /^(?!.*\.(?:local|localhost|internal|lan|home|arpa|test|invalid|onion)$)(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

const endpoint = z
  .string('pushEndpointInvalid')
  .max(LONGEST_PUSH_ENDPOINT, 'pushEndpointInvalid')
  .refine(
    (text) => {
      const url = URL.parse(text);
      return (
        url?.protocol === 'https:' &&
        url.port === '' &&
        `${url.username}${url.password}` === '' &&
        PUBLIC_HOST.test(url.hostname)
      );
    },
    { error: 'pushEndpointInvalid' },
  );

const base64url = (bytes: number) => {
  const characters = Math.ceil((bytes * 4) / 3);
  return z.string('pushKeyInvalid').regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}={0,2}$`), 'pushKeyInvalid');
};

/** A browser that accepts pushes, as `PushSubscription.toJSON()` describes it. */
export const pushSubscription = z.strictObject({
  endpoint,
  /** A point of P-256 in 65 bytes, and 16 random bytes (RFC 8291); base64url. */
  keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
});

/** The subjects of the notifications that the person's devices receive. */
export const pushSubjects = z.array(notificationSubject).max(notificationSubjects.length, 'tooMany');

export const pushSettings = z.object({
  /** The key with which a browser subscribes; base64url. */
  public_key: z.string(),
  /** Whether the browser with this session receives notifications. */
  this_device: z.boolean(),
  /** All devices of the person, this one included. */
  devices: z.number().int(),
  subjects: pushSubjects,
});
export type PushSettings = z.infer<typeof pushSettings>;
