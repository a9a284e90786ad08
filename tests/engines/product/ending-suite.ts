/** Health checks and the end of the product, in a process of its own, while its engines are in a given state. */
import { afterEach, beforeEach, expect } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../fixtures/built-program.js';
import { StartedProduct } from '../../fixtures/started-product.js';
import { EventStoreDouble } from '../event-store/double/event-store-double.js';
import { BrokenLine } from '../read-models/broken-line.js';

const HEALTH_WITHIN_MS = 1_000;
const END_WITHIN_MS = 5_000;
/** A busy machine may need this long to notice something. */
const NOTICED_WITHIN_MS = 20_000;

interface Culprit {
  readonly part: string;
  readonly problem: string;
}

interface Health {
  readonly status: 'ready' | 'not_ready';
  readonly culprits: readonly Culprit[];
}

/** The built product in a process of its own. */
export class EndingProduct {
  private constructor(
    readonly product: StartedProduct,
    private readonly url: string,
  ) {}

  static async launch(environment: Readonly<Record<string, string>>): Promise<EndingProduct> {
    const port = String(await freePort());
    const fixed = {
      PORT: port,
      HOST: '127.0.0.1',
      DEMO: 'none',
      LOG_LEVEL: 'fatal',
      NODE_COMPILE_CACHE: 'dist/.compiled',
    };
    return new EndingProduct(new StartedProduct({ ...fixed, ...environment }), `http://127.0.0.1:${port}`);
  }

  /** Waits until the server answers health checks, which it does before its read models are complete. */
  async listening(): Promise<void> {
    while ((await this.health().catch(() => undefined)) === undefined) {
      if (!this.product.lives) throw new Error(`it ended: ${this.product.output}`);
      await pause(20);
    }
  }

  /** Checks again and again until the check names the part and its problem; it then answers in time. */
  async names(part: RegExp, problem?: string): Promise<void> {
    const isNamed = (culprit: Culprit) => part.test(culprit.part) && (problem ?? culprit.problem) === culprit.problem;
    await this.until(({ culprits }) => culprits.some(isNamed));
    await this.answersInTime();
  }

  isReady(): Promise<void> {
    return this.until(({ status }) => status === 'ready');
  }

  /** The fastest of three checks must be in time: what another program on the machine delays is not the product's. */
  async answersInTime(): Promise<void> {
    const took: number[] = [];
    for (let check = 0; check < 3; check += 1) {
      const began = performance.now();
      await this.health();
      took.push(performance.now() - began);
    }
    expect(Math.min(...took)).toBeLessThan(HEALTH_WITHIN_MS);
  }

  async endsOnSignal(): Promise<void> {
    const began = performance.now();
    const late = setTimeout(() => void this.product.stop('SIGKILL'), END_WITHIN_MS);
    const code = await this.product.stop('SIGTERM');
    clearTimeout(late);
    expect({ code, output: this.product.output, inTime: performance.now() - began < END_WITHIN_MS }).toEqual({
      code: 0,
      output: expect.any(String),
      inTime: true,
    });
  }

  private async until(condition: (health: Health) => boolean): Promise<void> {
    for (const began = performance.now(); ;) {
      const health = await this.health();
      if (condition(health)) return;
      if (performance.now() - began > NOTICED_WITHIN_MS) throw new Error(`it says ${JSON.stringify(health)}`);
      await pause(50);
    }
  }

  private async health(): Promise<Health> {
    const signal = AbortSignal.timeout(NOTICED_WITHIN_MS);
    const answer = await fetch(`${this.url}/health/ready`, { signal });
    return (await answer.json()) as Health;
  }
}

/** A product on the log of a server, behind a line that a test can break; all of it anew for each test. */
export class ProductBehindLine {
  node!: EventStoreDouble;
  line!: BrokenLine;
  private directory = '';
  private running: EndingProduct | undefined;

  constructor() {
    beforeEach(async () => {
      this.node = await EventStoreDouble.start();
      this.line = await BrokenLine.to(this.node);
      this.directory = mkdtempSync(join(tmpdir(), 'quayside-ending-'));
      this.running = undefined;
    });
    afterEach(async () => {
      await this.running?.product.stop('SIGKILL');
      await this.line.dispose();
      this.node.goAway();
      rmSync(this.directory, { recursive: true, force: true });
    });
  }

  get environment() {
    return { DATA_DIR: this.directory, EVENT_STORE_URL: `esdb://127.0.0.1:${this.line.port}?tls=false` };
  }

  async launched(): Promise<EndingProduct> {
    this.running = await EndingProduct.launch(this.environment);
    return this.running;
  }

  async started(): Promise<EndingProduct> {
    const product = await this.launched();
    await product.product.ready();
    return product;
  }
}
