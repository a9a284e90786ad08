import { setTimeout as pause } from 'node:timers/promises';
import { sparableParts } from '../../../contracts/operations/call-schemas.js';
import type { Engines } from '../engines/engines.js';
import type { ConsumerOverview } from './consumer-overview.js';

/** Something that keeps the server from doing its work. Open to anybody, so it tells no cause. */
export interface Culprit {
  /** An engine (`event_store`, `read_models`, `keys`, `mail`, `blobs`, `payments`, `redis`) or a consumer by name. */
  readonly part: string;
  readonly problem: 'unavailable' | 'no_answer' | 'stopped' | 'failing' | 'lagging';
  /** Positions behind the log, where that is the problem. */
  readonly lag?: number;
}

const SPARABLE: ReadonlySet<string> = new Set(sparableParts);

/** Whether a server with these culprits shall get no requests. */
export function keepFromWork(culprits: readonly Culprit[]): boolean {
  return culprits.some(({ part }) => !SPARABLE.has(part));
}

const LONGEST_ANSWER_MS = 2_000;
/** Events, less than which is what a busy second leaves behind. */
const MOST_LAG = 1_000;

/** Can this server answer truthfully and take commands? */
export class Readiness {
  constructor(
    private readonly engines: Omit<Engines, 'commits' | 'outbox' | 'feed'>,
    private readonly consumers: ConsumerOverview,
    private readonly longestAnswerMs = LONGEST_ANSWER_MS,
  ) {}

  async culprits(): Promise<Culprit[]> {
    const { eventStore, readModels, keys, mail, blobs, payments, redis } = this.engines;
    const engines = await Promise.all([
      this.asked('event_store', () => eventStore.ping()),
      this.asked('read_models', () => readModels.ping()),
      this.asked('keys', () => keys.ping?.() ?? Promise.resolve()),
      this.asked('mail', () => mail.ping()),
      this.asked('blobs', () => blobs.ping()),
      this.asked('payments', () => payments.ping()),
      this.asked('redis', () => redis?.ping() ?? Promise.resolve()),
    ]);
    return [...engines.flat(), ...(await this.consumerCulprits())];
  }

  private async consumerCulprits(): Promise<Culprit[]> {
    const most = MOST_LAG * this.engines.eventStore.positionsPerEvent;
    try {
      return (await this.consumers.reports()).flatMap(({ name, state, lag, waits_for }): Culprit[] => {
        if (waits_for !== null) return []; // which names itself
        if (state === 'stopped' || state === 'failing') return [{ part: name, problem: state }];
        return lag > most ? [{ part: name, problem: 'lagging', lag }] : [];
      });
    } catch {
      return []; // the log does not answer, which is named already
    }
  }

  private async asked(part: string, ping: () => Promise<void>): Promise<Culprit[]> {
    const answered = ping().then(
      (): Culprit[] => [],
      (): Culprit[] => [{ part, problem: 'unavailable' }],
    );
    const silent = pause<Culprit[]>(this.longestAnswerMs, [{ part, problem: 'no_answer' }], { ref: false });
    return Promise.race([answered, silent]);
  }
}
