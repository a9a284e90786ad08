import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { Leases } from '../../platform/leases/leases.js';

/** One remedy at a time per conflict, by its id: a remedy changes several streams. */
@Injectable()
export class ConflictMutex extends KeyedMutex {
  constructor(leases: Leases) {
    super('conflict', leases);
  }
}
