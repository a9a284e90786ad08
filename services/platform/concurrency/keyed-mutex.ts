import { Mutex } from 'async-mutex';

/** A mutex across processes; see `Leases.runExclusive`. */
export interface SharedMutex {
  runExclusive<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * One mutex for each key: work on one key runs one at a time, in call order; keys do not wait for each other. Commands
 * that write to more than one stream use it, so that each finds the finished work of the previous one. Work must not
 * request its own key again, because it would wait for its own end.
 *
 * With several writing processes, a process that is suspended while it holds the shared mutex may lose it to another
 * one. Policies then correct what it writes.
 */
export class KeyedMutex {
  private readonly mutexes = new Map<string, Mutex>();

  /**
   * @param kind of the keys, e.g. `reservation`; keys of different kinds do not exclude each other
   * @param shared excludes other processes as well; omitted if no other process does this work
   */
  constructor(
    private readonly kind = '',
    private readonly shared?: SharedMutex,
  ) {}

  /** @throws EngineUnavailableError if another process does not release the key, or the shared mutex is unreachable */
  async runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const { shared } = this;
    const mutex = this.mutexes.get(key) ?? new Mutex();
    this.mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(
        shared === undefined ? work : () => shared.runExclusive(`${this.kind} ${key}`, work),
      );
    } finally {
      if (!mutex.isLocked() && this.mutexes.get(key) === mutex) this.mutexes.delete(key);
    }
  }
}
