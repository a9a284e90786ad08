import { setImmediate } from 'node:timers';
import type { PreparedAppend } from './append-staging.js';
import type { AppendResult } from './event-store.js';
import type { CommittedGroup } from './sqlite-log-writer.js';

/**
 * A transaction blocks the event loop; 1,000 events take about 10 ms. A single append with more events forms a group of
 * its own.
 */
const MOST_EVENTS_PER_GROUP = 1_000;

interface Waiting {
  readonly append: PreparedAppend;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects the appends of one turn of the event loop and commits them together: one disk sync costs the same as a
 * hundred appends. The order is that of the calls.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private scheduled = false;

  constructor(
    private readonly commit: (group: readonly PreparedAppend[]) => CommittedGroup,
    /** Called after the appends of a group were answered, with the time for which the commit blocked the process. */
    private readonly committed: (group: CommittedGroup, milliseconds: number) => void,
  ) {}

  submit(append: PreparedAppend): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      this.schedule();
    });
  }

  /** Commits all waiting appends before it returns. */
  drain(): void {
    while (this.waiting.length > 0) this.commitNextGroup();
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.commitNextGroup();
      if (this.waiting.length > 0) this.schedule();
    });
  }

  private commitNextGroup(): void {
    const group = this.takeGroup();
    if (group.length === 0) return;
    const started = performance.now();
    let result: CommittedGroup;
    try {
      result = this.commit(group.map(({ append }) => append));
    } catch (error) {
      for (const { reject } of group) reject(error);
      return;
    }
    const milliseconds = performance.now() - started;
    group.forEach(({ resolve, reject }, index) => {
      const outcome = result.outcomes[index];
      if (outcome === undefined || outcome instanceof Error) reject(outcome);
      else resolve(outcome);
    });
    this.committed(result, milliseconds);
  }

  private takeGroup(): Waiting[] {
    let events = 0;
    let size = 0;
    for (const { append } of this.waiting) {
      events += append.events.length;
      if (size > 0 && events > MOST_EVENTS_PER_GROUP) break;
      size += 1;
    }
    const group = this.waiting.slice(0, size);
    this.waiting = this.waiting.slice(size);
    return group;
  }
}
