import { isIP } from 'node:net';
import * as z from 'zod';
import { BLOBS_URL_FORM, readS3Url } from '../blobs/s3-url.js';
import { MAILBOX_URL_FORM, readImapUrl } from '../mail/imap-url.js';
import { isReplyAddress } from '../mail/reply-recipient.js';
import { MAIL_URL_FORM, readSender, readSmtpUrl } from '../mail/smtp-url.js';

const givenNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

const wholeNumber = (min: number, max: number, standard: number) => givenNumber(min, max).default(standard);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const width = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= width);
  return width > 0 && fits && more.length === 0;
}

function isContact(text: string): boolean {
  if (text.startsWith('mailto:')) return z.email().safeParse(text.slice('mailto:'.length)).success;
  return z.url({ protocol: /^https$/ }).safeParse(text).success;
}

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** Every setting is an environment variable; variables not listed here are ignored. */
const variables = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Port of metrics and health checks for operators; without it the processes with an API serve no metrics. */
  METRICS_PORT: givenNumber(1, 65_535).optional(),
  /** Directory of the embedded engines' files. */
  DATA_DIR: z.string().min(1).default('./data'),
  /**
   * EventStoreDB or KurrentDB (`esdb://…`), MongoDB (`mongodb://…`) and Kafka (`host:port,…`), each instead of the
   * embedded engine.
   */
  EVENT_STORE_URL: z.string().optional(),
  READ_MODELS_URL: z.string().optional(),
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^\s,:]+:\d+(,[^\s,:]+:\d+)*$/, 'must be host:port, or several of them separated by commas')
    .transform((brokers) => brokers.split(','))
    .optional(),
  /**
   * Redis (`redis://` or `rediss://`), for many processes: one reads the log for the sockets of all, and rate limits
   * are shared.
   */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/./, 'must be redis:// or rediss://, with user and password before the host')
    .optional(),
  /** A bucket instead of the directory of blobs: `s3://key:secret@host[:port]/bucket[/folder][?region=…&tls=false]`. */
  BLOBS_URL: z
    .string()
    .refine((url) => readS3Url(url) !== undefined, `must be ${BLOBS_URL_FORM}`)
    .optional(),
  /**
   * A mail server instead of the outbox: `smtp://` or `smtps://`, with `?tls=required` or `optional`; and the sender of
   * the mails.
   */
  MAIL_URL: z
    .string()
    .refine((url) => readSmtpUrl(url) !== undefined, `must be ${MAIL_URL_FORM}`)
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((sender) => readSender(sender) !== undefined, 'must be a mail address, or a name and <address>')
    .optional(),
  /**
   * The mailbox that receives the replies of boaters (`imaps://`), and its address, to which `+` and a token are added
   * in mails. Without them no mail is read.
   */
  MAILBOX_URL: z
    .string()
    .refine((url) => readImapUrl(url) !== undefined, `must be ${MAILBOX_URL_FORM}`)
    .optional(),
  REPLY_ADDRESS: z
    .string()
    .trim()
    .toLowerCase()
    .refine(isReplyAddress, 'must be a mail address with at most 16 characters and no + before the @')
    .optional(),
  /**
   * Stripe instead of the payment sandbox: its key, the secret that signs its notifications to `/webhooks/payments`,
   * and for tests another address than Stripe's.
   */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe (sk_… or rk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]+$/, 'must be the signing secret of a webhook of Stripe (whsec_…)')
    .optional(),
  /** The secret of the second webhook at Stripe, of events on connected accounts; without it, payouts are asked for. */
  STRIPE_CONNECT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]+$/, 'must be the signing secret of a webhook of Stripe (whsec_…)')
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional(),
  /** The built console; without it the server serves only the API. */
  CONSOLE_DIR: z.string().min(1).default('./dist/console'),
  /** Public address of the product for boaters and staff; used in mails. */
  PUBLIC_URL: z.url('must be a URL').optional(),
  /**
   * Receives a JSON document when staff ask to learn more or click a banner, such as an incoming webhook of Slack; without it
   * the clicks are only logged.
   */
  CLICKS_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional(),
  /**
   * The forecast call of a service that answers like Open-Meteo, such as `https://api.open-meteo.com/v1/forecast`; without
   * it the dashboard shows no weather.
   */
  WEATHER_URL: z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional(),
  /**
   * Whom push services may write to about our messages (`mailto:` or `https:`); without it, the address for help or the
   * sender of the mails. And for tests, an address in place of all push services.
   */
  PUSH_CONTACT: z
    .string()
    .refine(isContact, 'must be mailto: with a mail address, or a web address with https://')
    .optional(),
  PUSH_SERVICE_URL: z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional(),
  /** The address that marinas write to for help; without it, the console names no address. */
  SUPPORT_EMAIL: z.email('must be a mail address').optional(),
  /** Sign-in addresses of the administrators who may gift points to all members, separated by commas. */
  LOYALTY_ACCOUNTS: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim().toLowerCase()))
    .refine(
      (list) => list.every((one) => z.email().safeParse(one).success),
      'must be a mail address, or several separated by commas',
    )
    .optional(),
  /**
   * Collector of traces (OTLP over HTTP); without it nothing is recorded. OpenTelemetry's own variables set its
   * headers.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be a URL').optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('quayside'),
  /** Fraction of the traces that is recorded. */
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|0?\.\d+|1\.0+)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1),
  /**
   * Proxies in front of the product, as addresses or networks (`10.0.0.0/8`) separated by commas. Only their statements
   * about the client's address are trusted; rate limits count by that address.
   */
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine(
      (list) => list.every(isNetwork),
      'must be an address or a network such as 10.0.0.0/8, or several separated by commas',
    )
    .optional(),
  /**
   * The call of the old system that takes `{ email, password }` and answers its user, who moves over with the first
   * sign-in. Without it nobody does.
   */
  OLD_SYSTEM_URL: z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    // Passwords are sent there.
    .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname), 'must begin with https://')
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
  /**
   * Size of the demo data that fills an empty data directory; no effect if the log or the read models are on servers.
   */
  DEMO: z.enum(['none', 'S', 'M', 'L', 'XL']).optional(),
  /** The administrator of an installation without users. */
  ADMIN_EMAIL: z.email('must be a mail address').toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().min(6, 'must have at least six characters').max(200, 'is too long').optional(),
  /** List of erased persons, best on another disk than the data; without it, a file in `DATA_DIR`. */
  ERASED_PERSONS_FILE: z.string().min(1).optional(),
  /** Lifetime of a sign-in. */
  SESSION_HOURS: wholeNumber(1, 8760, 24),
  /** Lifetime of a sign-in of users who asked to stay signed in; never shorter than `SESSION_HOURS`. */
  KEPT_SESSION_DAYS: wholeNumber(1, 365, 30),
  /** Interval in seconds between two runs of the scheduled jobs (expiries). */
  JOBS_EVERY_SECONDS: wholeNumber(1, 3600, 15),
  RATE_SIGN_IN_PER_MINUTE: wholeNumber(1, 100_000, 10),
  /** Berth requests without an account: each may bring files, and sends mails to the address that it names. */
  RATE_REQUESTS_PER_HOUR: wholeNumber(1, 1_000_000, 20),
  RATE_REQUESTS_PER_MARINA_AND_HOUR: wholeNumber(1, 1_000_000, 300),
  RATE_REQUESTS_PER_MAILBOX_AND_DAY: wholeNumber(1, 1_000_000, 6),
  /** Unpaid instant bookings hold a berth, so fewer of them are taken from one address. */
  RATE_INSTANT_BOOKINGS_PER_HOUR: wholeNumber(1, 1_000_000, 5),
  /**
   * Files that callers without an account send in a day, and their MiB. A dozen boaters behind one address send four
   * documents each; at the largest size these are 480 MiB.
   */
  RATE_UPLOADS_PER_USER_AND_DAY: wholeNumber(1, 1_000_000, 1000),
  RATE_UPLOAD_MIB_PER_USER_AND_DAY: wholeNumber(1, 1_000_000, 4096),
  RATE_UPLOADS_PER_LINK_AND_DAY: wholeNumber(1, 1_000_000, 60),
  RATE_UPLOAD_MIB_PER_LINK_AND_DAY: wholeNumber(1, 1_000_000, 200),
  RATE_UPLOADS_PER_ADDRESS_AND_DAY: wholeNumber(1, 1_000_000, 200),
  RATE_UPLOAD_MIB_PER_ADDRESS_AND_DAY: wholeNumber(1, 1_000_000, 1024),
  RATE_UPLOADS_PER_MARINA_AND_DAY: wholeNumber(1, 1_000_000, 2000),
  RATE_UPLOAD_MIB_PER_MARINA_AND_DAY: wholeNumber(1, 1_000_000, 3072),
  /** Room for the files of each marina, in MiB. */
  STORAGE_PER_MARINA_MIB: wholeNumber(1, 100_000_000, 10_240),
  /** Days after which the files of a reservation that ended without an approval are deleted. */
  UNAPPROVED_FILES_DAYS: wholeNumber(1, 3650, 30),
  /** Days after a user's deletion from which history and mails show their work without a name; unset: never. */
  FORMER_STAFF_DAYS: givenNumber(1, 36_500).optional(),
  RATE_PUBLIC_PER_MINUTE: wholeNumber(1, 1_000_000, 120),
  RATE_BOATER_PER_MINUTE: wholeNumber(1, 1_000_000, 120),
  /** Codes of the second factor that are tried for one account. */
  RATE_SECOND_FACTOR_PER_HOUR: wholeNumber(1, 100_000, 10),
  /** Calls with one API key. */
  RATE_PROGRAM_PER_MINUTE: wholeNumber(1, 1_000_000, 300),
  RATE_STAFF_PER_MINUTE: wholeNumber(1, 1_000_000, 3000),
  RATE_UPLOAD_PER_MINUTE: wholeNumber(1, 100_000, 30),
});

/** Names of all settings, for comparison with their documentation. */
export const settingNames: readonly string[] = Object.keys(variables.shape);

const schema = variables
  .refine(({ DEMO, ...given }) => DEMO === undefined || DEMO === 'none' || isEmbedded(given), {
    path: ['DEMO'],
    message: 'must be "none" if EVENT_STORE_URL or READ_MODELS_URL is set',
  })
  .refine(({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }) => key === undefined || secret !== undefined, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'must be set if STRIPE_SECRET_KEY is: without notifications, a payment may be taken but not recorded',
  })
  .refine(({ MAIL_URL, MAIL_FROM }) => MAIL_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'must be set if MAIL_URL is',
  })
  .refine(({ MAILBOX_URL, REPLY_ADDRESS }) => MAILBOX_URL === undefined || REPLY_ADDRESS !== undefined, {
    path: ['REPLY_ADDRESS'],
    message: 'must be set if MAILBOX_URL is',
  })
  .refine(({ MAILBOX_URL, REPLY_ADDRESS }) => REPLY_ADDRESS === undefined || MAILBOX_URL !== undefined, {
    path: ['MAILBOX_URL'],
    message: 'must be set if REPLY_ADDRESS is: otherwise the replies would stay unread',
  })
  .transform(({ DEMO, ...given }) => ({ ...given, DEMO: DEMO ?? (isEmbedded(given) ? 'M' : 'none') }));

function isEmbedded({ EVENT_STORE_URL, READ_MODELS_URL }: Partial<z.output<typeof variables>>): boolean {
  return EVENT_STORE_URL === undefined && READ_MODELS_URL === undefined;
}

export type Settings = z.output<typeof schema>;

/** A setting is invalid; the message is one line that names it. */
export class WrongSettingError extends Error {
  override readonly name = 'WrongSettingError';
}

/** @throws WrongSettingError naming the first invalid variable */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? 'environment');
  // Passwords are never shown, not even wrong ones, and URLs of servers may contain one.
  const secret = /PASSWORD|SECRET|_URL$|_ENDPOINT$/.test(name) && name !== 'PUBLIC_URL';
  const value = secret || given[name] === undefined ? '' : ` (it is "${given[name]}")`;
  throw new WrongSettingError(`Setting ${name} is wrong: ${issue?.message ?? 'invalid'}${value}.`);
}
