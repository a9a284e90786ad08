import { isIP } from 'node:net';
import * as z from 'zod';
import { BLOBS_URL_FORM, readS3Url } from '../blobs/s3-url.js';
import { MAIL_URL_FORM, readSender, readSmtpUrl } from '../mail/smtp-url.js';

const wholeNumber = (min: number, max: number, standard: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
    .default(standard);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const width = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= width);
  return width > 0 && fits && more.length === 0;
}

/** Every setting is an environment variable; what is not listed here is not looked at. */
const variables = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Where the embedded engines keep their files. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** EventStoreDB or KurrentDB (`esdb://…`), MongoDB (`mongodb://…`) and Kafka (`host:port,…`) in place of what is embedded. */
  EVENT_STORE_URL: z.string().optional(),
  READ_MODELS_URL: z.string().optional(),
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^\s,:]+:\d+(,[^\s,:]+:\d+)*$/, 'must be host:port, or several of them with commas between')
    .transform((brokers) => brokers.split(','))
    .optional(),
  /** Redis (`redis://` or `rediss://`), for many processes: one reads the log for everybody's sockets, and all count requests together. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/./, 'must be redis:// or rediss://, with user and password before the host')
    .optional(),
  /** A bucket in place of the directory of blobs: `s3://key:secret@host[:port]/bucket[/folder][?region=…&tls=false]`. */
  BLOBS_URL: z
    .string()
    .refine((url) => readS3Url(url) !== undefined, `must be ${BLOBS_URL_FORM}`)
    .optional(),
  /** A server that takes mails in place of the outbox: `smtp://` or `smtps://`, `?tls=required` or `optional`; and who they are from. */
  MAIL_URL: z
    .string()
    .refine((url) => readSmtpUrl(url) !== undefined, `must be ${MAIL_URL_FORM}`)
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((sender) => readSender(sender) !== undefined, 'must be a mail address, or a name and <address>')
    .optional(),
  /**
   * Stripe in place of the sandbox of payments; what it signs its notifications with, which go to `/webhooks/payments`; and
   * another address than Stripe's own, for tests.
   */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret or restricted key of Stripe (sk_… or rk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]+$/, 'must be the signing secret of a webhook of Stripe (whsec_…)')
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be a web address' }).optional(),
  /** The built console; without one the server answers calls only. */
  CONSOLE_DIR: z.string().min(1).default('./dist/console'),
  /** Address under which boaters and staff reach the product; used in mails. */
  PUBLIC_URL: z.url('must be a URL').optional(),
  /** Collector of traces (OTLP over HTTP); none: nothing is recorded. Its headers come from OpenTelemetry's own variables. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be a URL').optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('quayside'),
  /** Part of the traces that is recorded. */
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|0?\.\d+|1\.0+)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1),
  /**
   * Proxies before the product, as addresses or networks (`10.0.0.0/8`) with commas between. Only what these say of whom they
   * speak for is believed; limits count by that address.
   */
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine(
      (list) => list.every(isNetwork),
      'must be an address or a network such as 10.0.0.0/8, or several with commas',
    )
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
  /** What an empty data directory is filled with; nothing where the log or the read models are on servers. */
  DEMO: z.enum(['none', 'S', 'M', 'L', 'XL']).optional(),
  /** The administrator of an installation that has no user yet. */
  ADMIN_EMAIL: z.email('must be a mail address').toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().min(6, 'must have at least six characters').max(200, 'is too long').optional(),
  /** How long a sign-in lasts. */
  SESSION_HOURS: wholeNumber(1, 8760, 24),
  /** Seconds between two looks at what is due (expiries). */
  JOBS_EVERY_SECONDS: wholeNumber(1, 3600, 15),
  RATE_SIGN_IN_PER_MINUTE: wholeNumber(1, 100_000, 10),
  RATE_PUBLIC_PER_MINUTE: wholeNumber(1, 1_000_000, 120),
  RATE_BOATER_PER_MINUTE: wholeNumber(1, 1_000_000, 120),
  RATE_STAFF_PER_MINUTE: wholeNumber(1, 1_000_000, 3000),
  RATE_UPLOAD_PER_MINUTE: wholeNumber(1, 100_000, 30),
});

/** Names of all settings, for whoever compares them with what is written about them. */
export const settingNames: readonly string[] = Object.keys(variables.shape);

const schema = variables
  .refine(({ DEMO, ...given }) => DEMO === undefined || DEMO === 'none' || isEmbedded(given), {
    path: ['DEMO'],
    message: 'must be "none" where EVENT_STORE_URL or READ_MODELS_URL is set',
  })
  .refine(({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }) => key === undefined || secret !== undefined, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'must be there where STRIPE_SECRET_KEY is: without notifications, money may be taken and not be noted',
  })
  .refine(({ MAIL_URL, MAIL_FROM }) => MAIL_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'must be there where MAIL_URL is',
  })
  .transform(({ DEMO, ...given }) => ({ ...given, DEMO: DEMO ?? (isEmbedded(given) ? 'M' : 'none') }));

function isEmbedded({ EVENT_STORE_URL, READ_MODELS_URL }: Partial<z.output<typeof variables>>): boolean {
  return EVENT_STORE_URL === undefined && READ_MODELS_URL === undefined;
}

export type Settings = z.output<typeof schema>;

/** A setting is wrong; the message is one line that names it. */
export class WrongSettingError extends Error {
  override readonly name = 'WrongSettingError';
}

/** @throws WrongSettingError naming the first variable that cannot be used */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? 'environment');
  // A password is told to nobody, not even a wrong one, and URLs of servers have some in them.
  const secret = /PASSWORD|SECRET|_URL$|_ENDPOINT$/.test(name) && name !== 'PUBLIC_URL';
  const value = secret || given[name] === undefined ? '' : ` (it is "${given[name]}")`;
  throw new WrongSettingError(`Setting ${name} is wrong: ${issue?.message ?? 'invalid'}${value}.`);
}
