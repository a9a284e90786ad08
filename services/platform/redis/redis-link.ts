import { createClient } from '@redis/client';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import { type AdapterClient, adapterClient, type Commands } from './adapter-client.js';

/** What processes of one installation share beside the log. Nothing in it needs keeping: it may be lost at any time. */
export interface RedisLink {
  /** Before every name in it, so that installations may share a server. */
  readonly prefix: string;
  /** False where the server would keep a command waiting: whoever can do without shall not ask it. */
  readonly answers: boolean;
  /** Stands for a name without telling it: the same in all processes of the installation. */
  disguised(name: string): string;
  /** A script that runs as one step. @throws when the server does not answer in time */
  evaluate(script: string, keys: string[], values: string[]): Promise<unknown>;
  /** For the sockets' server. */
  readonly adapter: ReturnType<typeof createAdapter>;
  /** @throws EngineUnavailableError */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface RedisSurroundings {
  readonly url: string;
  readonly keys: Pick<PersonKeys, 'secret'>;
  readonly logger: Logger;
}

/** Longer is as good as never: the request that counts itself is waiting. */
const COMMAND_MS = 500;
const FIRST_CONNECT_MS = 3_000;
const LOOK_EVERY_MS = 1_000;
const LONGEST_PAUSE_MS = 1_000;
/** What a server says to whom it does not know. */
const TURNED_AWAY = /^(WRONGPASS|NOAUTH|NOPERM|ERR AUTH|ERR invalid password)/;

/**
 * Connects to the server of REDIS_URL. One that cannot be reached is waited for while the product runs without it: all
 * that is kept there is a matter of comfort.
 * @throws EngineUnavailableError where the URL or the password is wrong
 */
export async function openRedis({ url, keys, logger }: RedisSurroundings): Promise<RedisLink> {
  const host = hostOf(url);
  const secret = await keys.secret('redis-names');
  let turnedAway: Error | undefined;
  const client = createClient({
    url,
    // What the sockets' adapter understands.
    RESP: 2,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (retries: number, cause: Error) => {
        if (TURNED_AWAY.test(cause.message)) turnedAway = cause;
        return Math.min(50 * 2 ** retries, LONGEST_PAUSE_MS);
      },
    },
  });
  const link = new Connected(client, { host, secret, logger });
  const connected = client.connect().then(
    () => true,
    () => false,
  );
  await Promise.race([connected, pause(FIRST_CONNECT_MS, undefined, { ref: false })]);
  const refused = turnedAway ?? (await link.missingRight());
  if (refused !== undefined) {
    await link.close();
    throw new EngineUnavailableError(`Redis at ${host} does not let us in: ${refused.message}`);
  }
  if (!client.isReady) logger.warn({ redis: host }, 'Redis does not answer; processes go on without it until it does');
  return link;
}

/** @throws EngineUnavailableError that does not tell the URL: it may have a password in it */
function hostOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed !== undefined && /^rediss?:$/.test(parsed.protocol) && parsed.host !== '') return parsed.host;
  throw new EngineUnavailableError('REDIS_URL must be redis:// or rediss://, with user and password before the host');
}

class Connected implements RedisLink {
  readonly adapter: RedisLink['adapter'];
  readonly prefix: string;
  private readonly host: string;
  private readonly secret: Buffer;
  private readonly logger: Logger;
  private readonly own: AdapterClient;
  private readonly watch: NodeJS.Timeout;
  private silent = false;
  private away = false;

  constructor(
    private readonly client: Commands,
    { host, secret, logger }: { readonly host: string; readonly secret: Buffer; readonly logger: Logger },
  ) {
    this.host = host;
    this.secret = secret;
    this.logger = logger;
    this.prefix = `quayside:${this.disguised('installation').slice(0, 12)}`;
    const { prefix } = this;
    client.on('error', (error) => this.turn(true, error));
    client.on('ready', () => this.turn(false));
    const own = adapterClient(client, () => this.answers);
    this.own = own;
    const names = { streamName: `${prefix}:sockets`, channelPrefix: `${prefix}:sockets` };
    // Made when the sockets' server asks for it: from then on it holds connections of its own.
    this.adapter = function adapterOf(namespace: unknown) {
      return createAdapter(own, { ...names, maxLen: 1_000 })(namespace);
    };
    this.watch = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  get answers(): boolean {
    return this.client.isReady && !this.silent;
  }

  disguised(name: string): string {
    return createHmac('sha256', this.secret).update(name).digest('base64url').slice(0, 22);
  }

  async evaluate(script: string, keys: string[], values: string[]): Promise<unknown> {
    try {
      return await inTime(this.client.eval(script, { keys, arguments: values }));
    } catch (error) {
      // Until it has answered again.
      this.silent = true;
      throw error;
    }
  }

  /** Tries what will be done later; a server that does not answer is another matter. */
  async missingRight(): Promise<Error | undefined> {
    if (!this.client.isReady) return undefined;
    const name = `${this.prefix}:tried`;
    const script = "return redis.call('set', KEYS[1], ARGV[1], 'EX', 1)";
    try {
      await inTime(this.client.eval(script, { keys: [name], arguments: ['1'] }));
      await inTime(this.client.publish(`${this.prefix}:sockets:tried`, Buffer.of()));
      return undefined;
    } catch (error) {
      return error instanceof Error && TURNED_AWAY.test(error.message) ? error : undefined;
    }
  }

  async ping(): Promise<void> {
    if (this.answers) await this.look();
    if (!this.answers) throw new EngineUnavailableError(`Redis at ${this.host} does not answer`);
  }

  close(): Promise<void> {
    clearInterval(this.watch);
    this.own.close();
    if (this.client.isOpen) this.client.destroy();
    return Promise.resolve();
  }

  /** A server may be there and say nothing. */
  private async look(): Promise<void> {
    if (!this.client.isReady) return;
    try {
      await inTime(this.client.ping());
      this.silent = false;
    } catch {
      this.silent = true;
    }
  }

  /** Told once, not at every attempt. */
  private turn(away: boolean, error?: Error): void {
    if (away && !this.away) this.logger.warn({ redis: this.host, err: error }, 'Redis is away');
    if (!away && this.away) this.logger.warn({ redis: this.host }, 'Redis is back');
    this.away = away;
    if (!away) this.silent = false;
  }
}

/** The client itself waits for an answer as long as the connection stands. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = pause(COMMAND_MS, undefined, { signal: timer.signal }).then(() => {
    throw new EngineUnavailableError(`Redis has not answered in ${COMMAND_MS} ms`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
    answer.catch(() => undefined);
  }
}
