import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { Leases } from '../../platform/leases/leases.js';

/**
 * One command at a time per reservation, by its id. Berth plan, card and reservation are three streams: every command
 * that writes to more than one of them, and every policy that repairs after a crash between them, holds this lock.
 */
@Injectable()
export class ReservationMutex extends KeyedMutex {
  constructor(leases: Leases) {
    super('reservation', leases);
  }
}
