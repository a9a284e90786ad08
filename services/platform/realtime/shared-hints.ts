import type { ConsumerStatus } from '../consuming/consumer.js';
import type { LeaderElection, LeasedWork } from '../leases/leader-election.js';
import type { HintSource } from './followed-hints.js';
import type { HintFeed } from './hint-feed.js';
import { type News, news } from './hint-news.js';

/** The holder of this lease reads the log for all processes. */
export const HINTS_LEASE = 'hints';

export interface SharedHintsParts {
  readonly feed: HintFeed;
  /** Runs while this process reads the log. */
  readonly followed: HintSource;
  readonly leases: { runAsLeader(name: string, work: LeasedWork): Promise<LeaderElection> };
  /** Sends to all processes that can be reached; the others detect the gap. */
  readonly publish: (message: News) => void;
  readonly timing?: SharedHintsTiming;
}

export interface SharedHintsTiming {
  /** The interval of the reader's heartbeats when no event happens. */
  readonly beatMs: number;
  /** After this much silence the reader or the connection to it has failed. */
  readonly silenceMs: number;
}

const TIMING: SharedHintsTiming = { beatMs: 1_000, silenceMs: 3_000 };
/** The number of messages kept while a process stops its own reading; more are dropped, which shows as a gap. */
const MOST_WAITING = 200;

/**
 * One of several processes reads the log and sends the hints to the others. A receiver checks that each message starts
 * at its own position. When something is missing, or no message arrives, it reads the log itself, from its position,
 * until it receives a message about events that it has already processed. So no hint is missed, and at most one round
 * is sent twice, at the moment of the change. Two concurrent readers do no harm, and neither does a connection that
 * loses, repeats or delays messages.
 */
export class SharedHints implements HintSource {
  private readonly timing: SharedHintsTiming;
  private mode: 'following' | 'turning' | 'listening' = 'following';
  /** Whether this process reads for all. */
  private leads = false;
  private ended = false;
  /** A gap was found while this process was stopping its own reading. */
  private missing = false;
  private heardAt = 0;
  private waiting: News[] = [];
  private turning: Promise<void> = Promise.resolve();
  private beating: NodeJS.Timeout | undefined;
  private election: LeaderElection | undefined;

  constructor(private readonly parts: SharedHintsParts) {
    this.timing = parts.timing ?? TIMING;
  }

  /** Whether this process reads the log. */
  get reads(): boolean {
    return this.mode !== 'listening';
  }

  /** Whether it reads for all processes. */
  get leading(): boolean {
    return this.leads;
  }

  async start(): Promise<void> {
    const { feed, followed, leases, publish } = this.parts;
    feed.passOn = (message) => {
      if (this.leads) publish(message);
    };
    await followed.start();
    this.beating = setInterval(() => this.beat(), this.timing.beatMs).unref();
    this.election = await leases.runAsLeader(HINTS_LEASE, {
      start: () => {
        this.leads = true;
        this.follow();
        return Promise.resolve();
      },
      stop: () => {
        this.leads = false;
        return Promise.resolve();
      },
    });
  }

  async stop(): Promise<void> {
    this.ended = true;
    clearInterval(this.beating);
    await this.election?.end();
    await this.turning;
    await this.parts.followed.stop();
  }

  status(): ConsumerStatus {
    if (this.mode !== 'listening') return this.parts.followed.status();
    const { name, position = 0 } = this.parts.feed;
    return { name, state: 'live', position, error: null, waits_for: null };
  }

  /** Receives a message of another process. */
  hear(given: unknown): void {
    const heard = news.safeParse(given);
    const position = this.parts.feed.position;
    if (!heard.success || this.leads || this.ended || position === undefined) return;
    this.heardAt = performance.now();
    if (this.mode === 'listening') this.take(heard.data);
    else if (this.mode === 'turning') this.keep(heard.data);
    else if (heard.data.from <= position) this.turning = this.listen(heard.data);
  }

  private take(heard: News): void {
    const { feed } = this.parts;
    const position = feed.position ?? 0;
    if (this.mode !== 'listening' || heard.position <= position) return;
    if (heard.from <= position) feed.tell(heard);
    else this.follow();
  }

  private keep(heard: News): void {
    this.waiting.push(heard);
    if (this.waiting.length > MOST_WAITING) this.waiting.shift();
  }

  private follow(): void {
    if (this.mode === 'turning') this.missing = true;
    if (this.mode !== 'listening' || this.ended) return;
    this.mode = 'following';
    void this.parts.followed.start();
  }

  private followIfNeeded(): void {
    if (this.leads || this.missing) this.follow();
  }

  private async listen(first: News): Promise<void> {
    this.mode = 'turning';
    this.missing = false;
    this.waiting = [first];
    await this.parts.followed.stop();
    this.mode = 'listening';
    this.followIfNeeded();
    for (const heard of this.waiting.splice(0)) this.take(heard);
  }

  private beat(): void {
    const { feed, publish } = this.parts;
    const position = feed.position;
    if (this.leads && position !== undefined) publish({ from: position, position, hints: [], ends: [] });
    else if (this.mode === 'listening' && performance.now() - this.heardAt > this.timing.silenceMs) this.follow();
  }
}
