import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { Leases } from '../../platform/leases/leases.js';

/**
 * One command at a time for each reservation, by its id. Plan, card and reservation are three streams: whoever
 * writes to more than one of them, or mends what a crash left between them, takes its turn.
 */
@Injectable()
export class ReservationMutex extends KeyedMutex {
  constructor(leases: Leases) {
    super('reservation', leases);
  }
}
