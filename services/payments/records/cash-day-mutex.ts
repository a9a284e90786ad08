import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { Leases } from '../../platform/leases/leases.js';

/**
 * One writer at a time for a marina's day at the till, by the id of the day: a payment is recorded in another stream than
 * the closing, so that neither append alone could notice the other one.
 */
@Injectable()
export class CashDayMutex extends KeyedMutex {
  constructor(leases: Leases) {
    super('cash day', leases);
  }
}
