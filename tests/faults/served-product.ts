import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sessionApi } from '../../contracts/identity/api.js';
import { operationsApi } from '../../contracts/operations/api.js';
import { freePort } from '../fixtures/built-program.js';
import { StartedProduct } from '../fixtures/started-product.js';
import { type Answer, SentCommands } from './sent-commands.js';

/** Time within which the whole backlog must be processed. */
const SETTLED_WITHIN_MS = 30_000;

/** Limits for servers whose rate limits are not under test. */
export const UNLIMITED = {
  RATE_SIGN_IN_PER_MINUTE: '100000',
  RATE_REQUESTS_PER_HOUR: '1000000',
  RATE_INSTANT_BOOKINGS_PER_HOUR: '1000000',
  RATE_REQUESTS_PER_MARINA_AND_HOUR: '1000000',
  RATE_REQUESTS_PER_MAILBOX_AND_DAY: '1000000',
  RATE_PUBLIC_PER_MINUTE: '1000000',
  RATE_BOATER_PER_MINUTE: '1000000',
  RATE_STAFF_PER_MINUTE: '1000000',
  RATE_UPLOAD_PER_MINUTE: '100000',
};

/**
 * A small heap. With more room V8 postpones garbage collection; with this limit, what the process retains shows in its
 * memory, and a leak ends it.
 */
export const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=256' };

interface Health {
  readonly status: number;
  readonly culprits: readonly { readonly part: string; readonly problem: string }[];
}

/** The built product on a data directory, which is started and stopped repeatedly, and the commands sent to it. */
export class ServedProduct {
  readonly sent = new SentCommands('');
  private product: StartedProduct | undefined;
  private metricsUrl = '';

  constructor(
    public directory: string,
    private readonly environment: Readonly<Record<string, string>> = UNLIMITED,
  ) {}

  get url(): string {
    return this.sent.url;
  }

  get output(): string {
    return this.product?.output ?? '';
  }

  get ended(): Promise<number | null> {
    return this.product?.ended ?? Promise.resolve(null);
  }

  /** Ends the running process and starts a new one, which is not ready yet. */
  async launch(more: Readonly<Record<string, string>> = {}): Promise<StartedProduct> {
    await this.stop('SIGKILL');
    const [port, metricsPort] = [await freePort(), await freePort()];
    this.metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
    this.sent.url = `http://127.0.0.1:${port}`;
    this.product = new StartedProduct({
      DATA_DIR: this.directory,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      HOST: '127.0.0.1',
      DEMO: 'none',
      JOBS_EVERY_SECONDS: '1',
      // The same setting as in `npm start`.
      NODE_COMPILE_CACHE: 'dist/.compiled',
      ...this.environment,
      ...more,
    });
    return this.product;
  }

  /**
   * Like `launch`, but waits until it is ready.
   * @throws Error with its output if it ends instead
   */
  async start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    await (await this.launch(more)).ready();
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const code = (await this.product?.stop(signal)) ?? null;
    return code;
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<string> {
    const { body, status } = await this.sent.post(sessionApi.login.path, undefined, { email, password });
    if (status !== 200) throw new Error(`sign in: ${status} ${JSON.stringify(body)}`);
    return String(body.token);
  }

  /**
   * Sends a request that changes nothing; the answer reflects all commands sent before.
   * @throws Error unless it succeeds
   */
  async ask(path: string, token: string, body: object = {}): Promise<Answer['body']> {
    const own = { 'X-Min-Position': String(this.sent.position) };
    const answer = await this.sent.post(path, token, body, own);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async health(): Promise<Health> {
    const response = await fetch(`${this.url}/health/ready`);
    return { status: response.status, culprits: ((await response.json()) as Health).culprits };
  }

  /**
   * Waits until every consumer has processed everything.
   * @throws Error if one has dead letters
   */
  async settled(adminToken: string): Promise<void> {
    const until = performance.now() + SETTLED_WITHIN_MS;
    for (let quiet = 0; quiet < 2;) {
      const { items } = await this.ask(operationsApi.consumers.path, adminToken);
      const consumers = items as { name: string; lag: number; state: string; parked_streams: number }[];
      if (consumers.some(({ parked_streams }) => parked_streams > 0)) {
        throw new Error(`set aside: ${JSON.stringify(await this.ask(operationsApi.parked.path, adminToken))}`);
      }
      quiet = consumers.every(({ lag, state }) => lag === 0 && state === 'live') ? quiet + 1 : 0;
      if (performance.now() > until) throw new Error(`not settled: ${JSON.stringify(consumers)}`);
      await pause(20);
    }
  }

  /** A value of `/metrics`, summed over its labels. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(this.metricsUrl)).text();
    const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
    return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
  }

  /** Resident memory of the process in bytes, from the system on Linux, otherwise from the product's metrics. */
  async memory(): Promise<number> {
    if (process.platform !== 'linux') return this.metric('process_resident_memory_bytes');
    const status = readFileSync(`/proc/${this.product?.pid ?? 0}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  }
}
