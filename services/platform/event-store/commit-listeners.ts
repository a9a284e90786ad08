/** One commit of the log: `appends` counts the refused ones of its group too. */
export interface Commit {
  readonly appends: number;
  readonly events: number;
  readonly milliseconds: number;
}

/** Who wants to hear of the log's commits (metrics); the log is opened before there is anybody. */
export class CommitListeners {
  private readonly listeners: ((commit: Commit) => void)[] = [];

  /** `listener` must not throw. */
  add(listener: (commit: Commit) => void): void {
    this.listeners.push(listener);
  }

  readonly tell = (commit: Commit): void => {
    for (const listener of this.listeners) listener(commit);
  };
}
