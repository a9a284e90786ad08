import type { ConsumerStatus } from '../consuming/consumer.js';
import type { LeaderElection, LeasedWork } from '../leases/leader-election.js';
import type { HintSource } from './followed-hints.js';
import type { HintFeed } from './hint-feed.js';
import { type News, news } from './hint-news.js';

/** Who holds this lease reads the log for all. */
export const HINTS_LEASE = 'hints';

export interface SharedHintsParts {
  readonly feed: HintFeed;
  /** For when this process reads the log. */
  readonly followed: HintSource;
  readonly leases: { runAsLeader(name: string, work: LeasedWork): Promise<LeaderElection> };
  /** To all other processes that are reached; those that are not find out. */
  readonly publish: (told: News) => void;
  readonly timing?: SharedHintsTiming;
}

export interface SharedHintsTiming {
  /** Between two signs of life of who reads for all, where nothing happens. */
  readonly beatMs: number;
  /** Nothing heard for so long: somebody or something is away. */
  readonly silenceMs: number;
}

const TIMING: SharedHintsTiming = { beatMs: 1_000, silenceMs: 3_000 };
/** What is heard while a process stops to read for itself; more is dropped, and noticed as a gap. */
const MOST_WAITING = 200;

/**
 * Of several processes one reads the log and tells the others what it means to the sockets. Whoever listens checks that
 * what it hears begins where it is; where something is missing, or nothing is heard at all, it reads the log itself,
 * from where it is, until it hears of what it knows already. So nothing is missed and nothing told twice but, at worst, a
 * round at the moment of the change. Two who both read for all, and a line that loses, repeats or delays, do no harm.
 */
export class SharedHints implements HintSource {
  private readonly timing: SharedHintsTiming;
  private mode: 'following' | 'turning' | 'listening' = 'following';
  /** Reads for all. */
  private leads = false;
  private ended = false;
  /** Something was missed while turning to listen. */
  private missing = false;
  private heardAt = 0;
  private waiting: News[] = [];
  private turning: Promise<void> = Promise.resolve();
  private beating: NodeJS.Timeout | undefined;
  private election: LeaderElection | undefined;

  constructor(private readonly parts: SharedHintsParts) {
    this.timing = parts.timing ?? TIMING;
  }

  /** Whether this process reads the log at all. */
  get reads(): boolean {
    return this.mode !== 'listening';
  }

  /** Whether it reads for all. */
  get leading(): boolean {
    return this.leads;
  }

  async start(): Promise<void> {
    const { feed, followed, leases, publish } = this.parts;
    feed.passOn = (told) => {
      if (this.leads) publish(told);
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

  /** What another process has told. */
  hear(given: unknown): void {
    const heard = news.safeParse(given);
    const told = this.parts.feed.position;
    if (!heard.success || this.leads || this.ended || told === undefined) return;
    this.heardAt = performance.now();
    if (this.mode === 'listening') this.take(heard.data);
    else if (this.mode === 'turning') this.keep(heard.data);
    else if (heard.data.from <= told) this.turning = this.listen(heard.data);
  }

  private take(heard: News): void {
    const { feed } = this.parts;
    const told = feed.position ?? 0;
    if (this.mode !== 'listening' || heard.position <= told) return;
    if (heard.from <= told) feed.tell(heard);
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
