import { setTimeout as pause } from 'node:timers/promises';
import type * as z from 'zod';
import { type engineHealth, sparableParts } from '../../../contracts/operations/call-schemas.js';
import type { Engines } from '../engines/engines.js';
import { ForeignLogError } from '../event-store/event-store.js';
import type { ConsumerOverview } from './consumer-overview.js';

/** A part that prevents the server from working. The report is public, so it holds no cause. */
export interface Culprit {
  /** An engine (`event_store`, `read_models`, `processing_record`, `keys`, `mail`, `blobs`, `payments`, `redis`) or a consumer by name. */
  readonly part: string;
  readonly problem: 'unavailable' | 'no_answer' | 'other_log' | 'stopped' | 'failing' | 'lagging';
  /** Events behind the log, if the part lags; an estimate if the log is on a server. */
  readonly lag?: number;
}

export type EngineHealth = z.output<typeof engineHealth>;

const SPARABLE: ReadonlySet<string> = new Set(sparableParts);

/** Whether a server with these culprits should receive no requests. */
export function keepFromWork(culprits: readonly Culprit[]): boolean {
  return culprits.some(({ part }) => !SPARABLE.has(part));
}

/** Monitors give a check about a second; what has not answered by then is reported as such. */
const LONGEST_ANSWER_MS = 500;
/** A lag in events; a busy second leaves fewer behind. */
const MOST_LAG = 1_000;

/** Checks whether this server can answer correctly and accept commands. */
export class Readiness {
  constructor(
    private readonly engines: Omit<Engines, 'commits' | 'outbox' | 'mailbox' | 'feed'>,
    private readonly consumers: ConsumerOverview,
    private readonly longestAnswerMs = LONGEST_ANSWER_MS,
  ) {}

  async culprits(): Promise<Culprit[]> {
    const [engines, consumers] = await Promise.all([this.engineHealth(), this.consumerCulprits()]);
    const down = engines.flatMap(({ part, problem }) => (problem === null ? [] : [{ part, problem }]));
    return [...down, ...consumers];
  }

  /** Each engine with its problem; null: it answers. */
  async engineHealth(): Promise<EngineHealth[]> {
    const { eventStore, readModels, record, keys, mail, blobs, payments, redis } = this.engines;
    return Promise.all([
      this.checked('event_store', () => eventStore.ping()),
      this.checked('read_models', () => readModels.ping()),
      this.checked('processing_record', () => record.ping()),
      this.checked('keys', () => keys.ping?.() ?? Promise.resolve()),
      this.checked('mail', () => mail.ping()),
      this.checked('blobs', () => blobs.ping()),
      this.checked('payments', () => payments.ping()),
      ...(redis === null ? [] : [this.checked('redis', () => redis.ping())]),
    ]);
  }

  private async consumerCulprits(): Promise<Culprit[]> {
    const { positionsPerEvent } = this.engines.eventStore;
    const reports = this.consumers.reports().catch(() => undefined);
    // While the log does not answer, which is reported, the states of the consumers are known and their lag is not.
    const lagless = () => this.consumers.statuses().map((status) => ({ ...status, lag: 0 }));
    const known = (await Promise.race([reports, this.silence(undefined)])) ?? lagless();
    return known.flatMap(({ name: part, state, waits_for, lag }): Culprit[] => {
      if (waits_for !== null) return []; // the part it waits for is reported
      if (state === 'stopped' || state === 'failing') return [{ part, problem: state }];
      const events = Math.round(lag / positionsPerEvent);
      return events > MOST_LAG ? [{ part, problem: 'lagging', lag: events }] : [];
    });
  }

  private async checked(part: EngineHealth['part'], ping: () => Promise<void>): Promise<EngineHealth> {
    const health = (problem: EngineHealth['problem']) => ({ part, problem, needed: !SPARABLE.has(part) });
    const answered = ping().then(
      () => health(null),
      (error: unknown) => health(error instanceof ForeignLogError ? 'other_log' : 'unavailable'),
    );
    return Promise.race([answered, this.silence(health('no_answer'))]);
  }

  private silence<T>(value: T): Promise<T> {
    return pause(this.longestAnswerMs, value, { ref: false });
  }
}
