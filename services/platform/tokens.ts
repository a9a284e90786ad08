/** Injection tokens of the ports (interfaces leave nothing to inject by). */
export const SETTINGS = Symbol('SETTINGS');
export const LOGGER = Symbol('LOGGER');
export const EVENT_STORE = Symbol('EVENT_STORE');
export const READ_MODELS = Symbol('READ_MODELS');
export const PERSON_KEYS = Symbol('PERSON_KEYS');
export const BLOBS = Symbol('BLOBS');
export const MAIL = Symbol('MAIL');
/** `MailOutbox`, or null where real mail goes out. */
export const MAIL_OUTBOX = Symbol('MAIL_OUTBOX');
/** `FeedRelay`, or null where nobody downstream listens. */
export const RELAY = Symbol('RELAY');
/** `RedisLink`, or null where processes share nothing but the log. */
export const REDIS = Symbol('REDIS');
export const PAYMENTS = Symbol('PAYMENTS');
/** Whether jobs may run by the clock; false where a program makes them run, or where none may. */
export const TIMERS = Symbol('TIMERS');
