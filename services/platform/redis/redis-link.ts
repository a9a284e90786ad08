import { createClient } from '@redis/client';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import { type AdapterClient, adapterClient, type Commands } from './adapter-client.js';

/** Shares data between the processes of one installation, apart from the log. Its content may be lost at any time. */
export interface RedisLink {
  /** Starts every key and channel name, so that installations may share a server. */
  readonly prefix: string;
  /** False when the server would delay a command; callers that can do without Redis must not use it then. */
  readonly answers: boolean;
  /** A keyed hash of a name, the same in all processes of the installation. */
  disguised(name: string): string;
  /** Runs a script atomically. @throws when the server does not answer in time */
  evaluate(script: string, keys: string[], values: string[]): Promise<unknown>;
  /** The adapter of the socket server. */
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

/** The limit is short because a request waits while it is counted. */
const COMMAND_MS = 500;
const FIRST_CONNECT_MS = 3_000;
const LOOK_EVERY_MS = 1_000;
const LONGEST_PAUSE_MS = 1_000;
/** Errors of a server that does not accept the credentials. */
const TURNED_AWAY = /^(WRONGPASS|NOAUTH|NOPERM|ERR AUTH|ERR invalid password)/;

/**
 * Connects to the server of REDIS_URL. While it cannot be reached the product runs without it, because nothing stored
 * there is essential.
 * @throws EngineUnavailableError when the URL or the password is wrong
 */
export async function openRedis({ url, keys, logger }: RedisSurroundings): Promise<RedisLink> {
  const host = hostOf(url);
  const secret = await keys.secret('redis-names');
  let turnedAway: Error | undefined;
  const client = createClient({
    url,
    // The protocol version that the sockets' adapter supports.
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

/** @throws EngineUnavailableError without the URL, which may hold a password */
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
    // Created on demand by the socket server, because it opens connections of its own.
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
      // The link counts as silent until the next successful ping.
      this.silent = true;
      throw error;
    }
  }

  /**
   * Tries the commands that are needed later. Returns the server's error when it refuses them, but not when it does not
   * answer.
   */
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

  /** Pings the server, because a connected server may be silent. */
  private async look(): Promise<void> {
    if (!this.client.isReady) return;
    try {
      await inTime(this.client.ping());
      this.silent = false;
    } catch {
      this.silent = true;
    }
  }

  /** Logs each change once, not every attempt to reconnect. */
  private turn(away: boolean, error?: Error): void {
    if (away && !this.away) this.logger.warn({ redis: this.host, err: error }, 'Redis is away');
    if (!away && this.away) this.logger.warn({ redis: this.host }, 'Redis is back');
    this.away = away;
    if (!away) this.silent = false;
  }
}

/** Limits the time for an answer: the client waits for as long as the connection is open. */
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
