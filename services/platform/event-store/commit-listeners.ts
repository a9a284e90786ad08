/** One commit of the log; `appends` includes the refused ones of its group. */
export interface Commit {
  readonly appends: number;
  readonly events: number;
  readonly milliseconds: number;
}

/**
 * Listeners to the log's commits (metrics). It exists apart from the log, which is opened before there are any
 * listeners.
 */
export class CommitListeners {
  private readonly listeners: ((commit: Commit) => void)[] = [];

  /** `listener` must not throw. */
  add(listener: (commit: Commit) => void): void {
    this.listeners.push(listener);
  }

  readonly notify = (commit: Commit): void => {
    for (const listener of this.listeners) listener(commit);
  };
}
