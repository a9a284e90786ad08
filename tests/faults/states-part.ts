import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDouble } from '../engines/event-store/double/event-store-double.js';
import { appendIrrelevant } from '../engines/product/irrelevant-events.js';
import { BrokenLine } from '../engines/read-models/broken-line.js';
import { type Findings, must, seconds } from './findings.js';
import { ServedProduct, UNLIMITED } from './served-product.js';

const HEALTH_WITHIN_MS = 1_000;
const END_WITHIN_MS = 5_000;
/** A busy machine may need this long to bring the product into a state. */
const NOTICED_WITHIN_MS = 30_000;
/** Events of a first build that takes a while. */
const BUILD_EVENTS = 6_000;

/** A state of the product on the log of a server, and the problem that readiness names in it. */
interface State {
  readonly name: string;
  readonly part: RegExp;
  readonly problem: RegExp;
  /** What is in the log before the start. */
  readonly events?: number;
  readonly enter: (trial: Trial) => Promise<void>;
  /** The product ends by itself, with this code; undefined: it ends on SIGTERM. */
  readonly endsWith?: number;
}

const STATES: readonly State[] = [
  {
    name: 'the server of the log is gone',
    part: /^event_store$/,
    problem: /unavailable|no_answer/,
    enter: async ({ served, line }) => {
      await served.start();
      line.cut();
    },
  },
  {
    name: 'the server of the log accepts connections and answers nothing',
    part: /^event_store$/,
    problem: /unavailable|no_answer/,
    enter: async ({ served, line }) => {
      await served.start();
      line.fallSilent();
    },
  },
  {
    name: 'a first build is running',
    part: /@|:/,
    problem: /lagging/,
    events: BUILD_EVENTS,
    enter: async ({ served, node }) => {
      node.faults.delay = 150;
      await served.launch();
    },
  },
  {
    name: 'the server of the log falls silent during a first build',
    part: /^event_store$/,
    problem: /unavailable|no_answer/,
    events: BUILD_EVENTS,
    enter: async ({ served, node, line }) => {
      node.faults.delay = 150;
      await served.launch();
      await answersChecks(served);
      line.fallSilent();
    },
  },
  {
    name: 'the log was exchanged for an earlier moment of it',
    part: /^event_store$/,
    problem: /other_log/,
    events: 1,
    enter: async (trial) => {
      await trial.served.start();
      await trial.exchange();
    },
    endsWith: 1,
  },
];

/** Resolves once the product answers health checks, which it does before its read models are complete. */
async function answersChecks(served: ServedProduct): Promise<void> {
  const until = performance.now() + NOTICED_WITHIN_MS;
  while ((await served.health().catch(() => undefined)) === undefined) {
    must(performance.now() < until, 'it answers health checks', served.output);
    await pause(20);
  }
}

/** The product in each state, on a server of its own. A full disk is a state of the part `disk`. */
export async function statesPart(findings: Findings): Promise<void> {
  for (const state of STATES) {
    await findings.check(`a health check and the end while ${state.name}`, async () => {
      const trial = await Trial.begin(state.events ?? 0);
      try {
        return await trial.run(state);
      } finally {
        await trial.dispose();
      }
    });
  }
}

class Trial {
  readonly served: ServedProduct;
  private readonly directory = mkdtempSync(join(tmpdir(), 'quayside-states-'));
  private readonly nodes: EventStoreDouble[];

  private constructor(
    readonly node: EventStoreDouble,
    readonly line: BrokenLine,
  ) {
    this.nodes = [node];
    const log = { EVENT_STORE_URL: `esdb://127.0.0.1:${line.port}?tls=false`, LOG_LEVEL: 'fatal' };
    this.served = new ServedProduct(this.directory, { ...UNLIMITED, ...log });
  }

  /** @param count events in the log that concern no read model */
  static async begin(count: number): Promise<Trial> {
    const node = await EventStoreDouble.start();
    const trial = new Trial(node, await BrokenLine.to(node));
    if (count > 0) await appendIrrelevant(node.url, 'long', count);
    return trial;
  }

  async run({ part, problem, enter, endsWith }: State): Promise<string> {
    await enter(this);
    await this.named(part, problem);
    const answered = await this.answered();
    const began = performance.now();
    const limit = endsWith === undefined ? END_WITHIN_MS : NOTICED_WITHIN_MS;
    const late = setTimeout(() => void this.served.stop('SIGKILL'), limit);
    const code = endsWith === undefined ? await this.served.stop('SIGTERM') : await this.served.ended;
    clearTimeout(late);
    const took = performance.now() - began;
    must(code === (endsWith ?? 0), 'it ends in time and in order', { code, took, output: this.served.output });
    return `answered in ${Math.round(answered)} ms, ended in ${seconds(took)} with ${code}`;
  }

  /** The server goes, and its log comes back without the last events. */
  async exchange(): Promise<void> {
    this.node.goAway();
    const log = this.node.log.beginning(1);
    this.nodes.push(await EventStoreDouble.start({ log, port: this.node.port }));
  }

  async dispose(): Promise<void> {
    await this.served.stop('SIGKILL');
    await this.line.dispose();
    for (const node of this.nodes) node.goAway();
    rmSync(this.directory, { recursive: true, force: true });
  }

  /** Waits until readiness answers 503 and names the part with its problem. */
  private async named(part: RegExp, problem: RegExp): Promise<void> {
    for (const until = performance.now() + NOTICED_WITHIN_MS; ;) {
      const health = await this.served.health().catch(() => undefined);
      const isNamed = health?.culprits.some((culprit) => part.test(culprit.part) && problem.test(culprit.problem));
      if (isNamed === true && health?.status === 503) return;
      must(performance.now() < until, `readiness names ${part.source}: ${problem.source}`, health);
      await pause(50);
    }
  }

  /**
   * The fastest of three health checks, in milliseconds: what another program on the machine delays is not the
   * product's.
   */
  private async answered(): Promise<number> {
    const took: number[] = [];
    for (let check = 0; check < 3; check += 1) {
      const began = performance.now();
      await this.served.health();
      took.push(performance.now() - began);
    }
    const fastest = Math.min(...took);
    must(fastest < HEALTH_WITHIN_MS, 'readiness answers in time', took);
    return fastest;
  }
}
