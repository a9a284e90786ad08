import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { Leases } from '../../platform/leases/leases.js';

/**
 * One decision at a time about whose turn it is on a marina's waiting list, by the marina's id. Whoever holds it may
 * request the lock of a reservation, never the other way round.
 */
@Injectable()
export class WaitingLineMutex extends KeyedMutex {
  constructor(leases: Leases) {
    super('waiting-line', leases);
  }
}
