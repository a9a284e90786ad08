import * as z from 'zod';

const wholeNumber = (min: number, max: number, standard: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))
    .default(standard);

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
  /** The built console; without one the server answers calls only. */
  CONSOLE_DIR: z.string().min(1).default('./dist/console'),
  /** Address under which boaters and staff reach the product; used in mails. */
  PUBLIC_URL: z.url('must be a URL').optional(),
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

const schema = variables
  .refine(({ DEMO, ...given }) => DEMO === undefined || DEMO === 'none' || isEmbedded(given), {
    path: ['DEMO'],
    message: 'must be "none" where EVENT_STORE_URL or READ_MODELS_URL is set',
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
  const value = /PASSWORD|_URL$/.test(name) && name !== 'PUBLIC_URL' ? '' : ` (it is "${given[name] ?? ''}")`;
  throw new WrongSettingError(`Setting ${name} is wrong: ${issue?.message ?? 'invalid'}${value}.`);
}
