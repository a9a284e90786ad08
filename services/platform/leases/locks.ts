import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '../concurrency/keyed-mutex.js';
import { Leases } from './leases.js';

/** Work that is done one at a time per key, across all processes: that of a record (`defineRecord`), or another. */
export interface Exclusive {
  /**
   * Name of the lock. It is a part of the lock's key in the store, where processes of another version look it up during
   * an update, so it never changes.
   */
  readonly exclusive: string;
}

/**
 * Does exclusive work. Work on one key runs one at a time, in call order within a process; keys and locks do not wait for
 * each other. Work must not request its own key again, because it would wait for its own end.
 *
 * A process that is suspended while it works may lose the lock to another one. Policies then correct what it writes.
 */
@Injectable()
export class Locks {
  private readonly mutexes = new Map<string, KeyedMutex>();

  constructor(private readonly leases: Leases) {}

  /**
   * @param key the id of the record, or what the documentation of the lock names
   * @throws EngineUnavailableError if another process does not release the lock, or the store does not answer
   */
  exclusively<T>({ exclusive }: Exclusive, key: string, work: () => Promise<T>): Promise<T> {
    const mutex = this.mutexes.get(exclusive) ?? new KeyedMutex(exclusive, this.leases);
    this.mutexes.set(exclusive, mutex);
    return mutex.runExclusive(key, work);
  }
}
