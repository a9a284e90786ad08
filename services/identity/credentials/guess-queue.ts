import { AsyncResource } from 'node:async_hooks';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { RefusedError } from '../../platform/http/problem.js';

const MINUTE_MS = 60_000;
/** The longest time that an attempt waits for its turn, whatever the rate. */
const LONGEST_WAIT_MS = 15_000;
/** Attempts on one secret that wait at once, while nobody has guessed wrong. */
const MOST_WAITING = 50;
/** Networks whose attempts on one secret are remembered while others wait. */
const MOST_NETWORKS = 500;

/**
 * The pause after a wrong guess, in milliseconds. It grows with the number of wrong guesses, so that all addresses
 * together guess as often in the first minute as one address may, and half as often from then on.
 */
export function pauseAfter(wrong: number, perMinute: number): number {
  const longest = (2 * MINUTE_MS) / perMinute;
  return Math.ceil(Math.min(longest, (wrong * longest) / perMinute));
}

/** The longest time that an attempt waits, in milliseconds: a little more than the longest pause. */
export function longestWait(perMinute: number): number {
  return Math.min(LONGEST_WAIT_MS, 1.25 * pauseAfter(perMinute, perMinute));
}

/** The counts of one secret, which processes may share. */
export interface GuessCounts {
  /** Wrong guesses of the last quarter of an hour. */
  wrong(): Promise<number>;
  addWrong(): Promise<void>;
  /** Takes the next turn for some milliseconds, or answers how long it is not free. */
  takeTurn(ms: number): Promise<number>;
}

interface Waiting {
  /** Earlier attempts of the same network on this secret. */
  readonly tries: number;
  /** False: is refused if it has to wait, because the process has no room. */
  readonly mayWait: boolean;
  readonly check: () => Promise<boolean>;
  readonly answer: (right: boolean) => void;
  readonly refuse: (error: unknown) => void;
}

/**
 * The attempts on one secret, from whichever addresses: they are checked one after another, with a pause after each wrong
 * one. Attempts that would wait too long are refused unchecked. Networks with the fewest attempts go first, so that
 * whoever repeats guesses does not keep others out.
 */
export class GuessQueue {
  private waiting: Waiting[] = [];
  private readonly tries = new Map<string, number>();
  private wrong = 0;
  /** By `performance.now()`. */
  private freeAt = 0;
  private serving = false;
  private stopped = false;
  private wake: (() => void) | undefined;

  constructor(
    private readonly counts: GuessCounts,
    private readonly perMinute: number,
    /** Called when nobody waits any more. */
    private readonly idle: () => void,
  ) {}

  /**
   * Runs a check when it is its turn.
   * @param check whether the given secret is right
   * @param mayWait false: only if it is its turn at once
   * @throws RefusedError TOO_MANY_REQUESTS without a check
   */
  run(network: string, check: () => Promise<boolean>, mayWait: boolean): Promise<boolean> {
    const tries = this.countTry(network);
    const answered = new Promise<boolean>((answer, refuseIt) => {
      const place = this.waiting.findIndex((each) => each.tries > tries);
      // The queue is served in the context of whoever came first; each check belongs to the request of its own attempt.
      const mine = { tries, mayWait, check: AsyncResource.bind(check), answer, refuse: refuseIt };
      this.waiting.splice(place < 0 ? this.waiting.length : place, 0, mine);
    });
    this.refuseSurplus();
    if (!this.serving) void this.serve();
    return answered;
  }

  /** Refuses whoever waits; nobody is checked any more. */
  stop(): void {
    this.stopped = true;
    this.wake?.();
    this.refuseSurplus();
  }

  private async serve(): Promise<void> {
    this.serving = true;
    while (this.waiting.length > 0) {
      try {
        await this.takeTurn();
        const next = this.waiting.shift();
        if (next !== undefined) await this.check(next);
      } catch (error) {
        for (const each of this.waiting.splice(0)) each.refuse(error);
      }
    }
    this.serving = false;
    this.idle();
  }

  /** Waits until the turn is taken, or nobody waits any more. */
  private async takeTurn(): Promise<void> {
    while (this.waiting.length > 0) {
      this.wrong = await this.counts.wrong();
      // Without a wrong guess, right ones follow each other at once.
      const left = this.wrong === 0 ? 0 : await this.counts.takeTurn(this.pause(this.wrong + 1));
      this.freeAt = performance.now() + left;
      this.refuseSurplus();
      if (left === 0) return;
      for (const each of this.waiting.filter(({ mayWait }) => !mayWait)) each.refuse(tooManyGuesses(left));
      this.waiting = this.waiting.filter(({ mayWait }) => mayWait);
      if (this.waiting.length > 0) await this.sleep(left);
    }
  }

  private async check({ check, answer, refuse: refuseIt }: Waiting): Promise<void> {
    const first = this.wrong === 0;
    if (!first) {
      this.wrong += 1;
      this.freeAt = performance.now() + this.pause(this.wrong);
    }
    try {
      const right = await check();
      if (!right) await this.counts.addWrong();
      if (!right && first) await this.counts.takeTurn(this.pause(1));
      answer(right);
    } catch (error) {
      refuseIt(error);
    }
  }

  /** Refuses the last ones while the last would wait too long. */
  private refuseSurplus(): void {
    for (;;) {
      const wait = this.waitOf(this.waiting.length - 1);
      const tooMany = this.stopped || this.waiting.length > MOST_WAITING || wait > longestWait(this.perMinute);
      const last = tooMany ? this.waiting.pop() : undefined;
      if (last === undefined) return;
      last.refuse(tooManyGuesses(wait));
    }
  }

  /** Milliseconds until the turn of a place, if all guesses before are wrong. */
  private waitOf(place: number): number {
    let wait = Math.max(0, this.freeAt - performance.now());
    if (this.wrong === 0) return wait;
    for (let before = 1; before <= place; before += 1) wait += this.pause(this.wrong + before);
    return wait;
  }

  private pause(wrong: number): number {
    return pauseAfter(wrong, this.perMinute);
  }

  private countTry(network: string): number {
    const tries = this.tries.get(network) ?? 0;
    this.tries.delete(network);
    this.tries.set(network, tries + 1);
    const [oldest] = this.tries.keys();
    if (this.tries.size > MOST_NETWORKS && oldest !== undefined) this.tries.delete(oldest);
    return tries;
  }

  private async sleep(ms: number): Promise<void> {
    if (this.stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = undefined;
  }
}

/** @param wait milliseconds until the turn that it would have had */
export function tooManyGuesses(wait: number): RefusedError {
  return new RefusedError(refuse('too_many', 'TOO_MANY_REQUESTS'), Math.max(1, Math.ceil(wait / 1000)));
}
