/** Injection tokens of the ports, because interfaces do not exist at run time. */
export const SETTINGS = Symbol('SETTINGS');
export const LOGGER = Symbol('LOGGER');
export const EVENT_STORE = Symbol('EVENT_STORE');
export const READ_MODELS = Symbol('READ_MODELS');
export const PROCESSING_RECORD = Symbol('PROCESSING_RECORD');
export const PERSON_KEYS = Symbol('PERSON_KEYS');
export const BLOBS = Symbol('BLOBS');
export const MAIL = Symbol('MAIL');
/** `MailOutbox`, or null when mails are delivered. */
export const MAIL_OUTBOX = Symbol('MAIL_OUTBOX');
/** `Mailbox`, or null when no replies are read. */
export const MAILBOX = Symbol('MAILBOX');
/** `FeedRelay`, or null when no broker receives the feed. */
export const RELAY = Symbol('RELAY');
/** `RedisLink`, or null when the processes share only the log. */
export const REDIS = Symbol('REDIS');
/** `DemoSignIn[]`, empty unless the installation holds a demo. */
export const DEMO_SIGN_INS = Symbol('DEMO_SIGN_INS');
export const PAYMENTS = Symbol('PAYMENTS');
/** Whether timers run the jobs; false when a program runs them, or none may run. */
export const TIMERS = Symbol('TIMERS');
