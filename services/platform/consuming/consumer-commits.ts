import { setImmediate } from 'node:timers';
import type { ConsumerWrites, ReadModelStore } from '../read-models/read-model-store.js';

/** A longer part holds up those that are committed with it, so it is committed apart from them. */
const MOST_DOCUMENTS_TOGETHER = 200;

/** A store of checkpoints, with or without documents. */
export type CommitStore = Pick<ReadModelStore, 'commit' | 'loadCheckpoint'>;

interface Waiting {
  readonly part: ConsumerWrites;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Turns of the event loop for which a checkpoint without documents may wait for another commit, which it then joins.
 * Nobody reads what policies have processed, and without load the turns take no time.
 */
export const TURNS_WITHOUT_DOCUMENTS = 8;

/**
 * Collects what consumers write in one turn of the event loop and commits it together. A page of the log wakes all
 * consumers in the same turn, so they share one commit; documents never wait for another consumer.
 */
export class ConsumerCommits<S extends CommitStore = ReadModelStore> {
  private waiting: Waiting[] = [];
  private turnsLeft = Number.POSITIVE_INFINITY;

  constructor(readonly store: S) {}

  /** Rejects with the failure of this part alone. @throws CheckpointMovedError, ReadModelsUnavailableError */
  submit(part: ConsumerWrites): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ part, resolve, reject });
      this.turnsLeft = Math.min(this.turnsLeft, part.documents === undefined ? TURNS_WITHOUT_DOCUMENTS : 1);
      if (this.waiting.length === 1) this.awaitTurn();
    });
  }

  private awaitTurn(): void {
    setImmediate(() => {
      this.turnsLeft -= 1;
      if (this.turnsLeft > 0) this.awaitTurn();
      else this.commitAll();
    });
  }

  private commitAll(): void {
    const { waiting } = this;
    this.waiting = [];
    this.turnsLeft = Number.POSITIVE_INFINITY;
    for (const group of groupsOf(waiting)) void this.commit(group);
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    try {
      const failures = await this.store.commit(group.map(({ part }) => part));
      group.forEach(({ resolve, reject }, at) => {
        const failure = failures[at] ?? null;
        if (failure === null) resolve();
        else reject(failure);
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}

function groupsOf(waiting: readonly Waiting[]): Waiting[][] {
  const groups: Waiting[][] = [];
  let documents = 0;
  for (const one of waiting) {
    const more = one.part.documents?.writes.length ?? 0;
    const last = groups.at(-1);
    if (last !== undefined && documents + more <= MOST_DOCUMENTS_TOGETHER) {
      last.push(one);
      documents += more;
    } else {
      groups.push([one]);
      documents = more;
    }
  }
  return groups;
}
