/** The same across processes; see `Leases.runExclusive`. */
export interface SharedMutex {
  runExclusive<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Lets work on one key go one after the other, while other keys go on. For commands that write to more than one
 * stream: each finds what the one before has left, never a half of it. Work must not ask for its own key again: it would
 * wait for itself.
 *
 * Where several processes write, a process that falls asleep in its turn may find another one's work done when it wakes
 * up: what it writes then is looked at again by the policies that mend.
 */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  /**
   * @param kind of the keys, e.g. `reservation`; only turns of one kind exclude each other
   * @param shared none: nobody else takes turns at what this process works on
   */
  constructor(
    private readonly kind = '',
    private readonly shared?: SharedMutex,
  ) {}

  /** @throws EngineUnavailableError when another process does not end its turn, or cannot be asked */
  async runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const { shared } = this;
    const before = this.last.get(key) ?? Promise.resolve();
    const turn = before.then(shared === undefined ? work : () => shared.runExclusive(`${this.kind} ${key}`, work));
    const ended = turn.catch(() => undefined);
    this.last.set(key, ended);
    try {
      return await turn;
    } finally {
      if (this.last.get(key) === ended) this.last.delete(key);
    }
  }
}
