import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { Leases } from '../../platform/leases/leases.js';

/** One change of a marina's bank account at a time, by the marina's id: the provider is called before the event is kept. */
@Injectable()
export class BankMutex extends KeyedMutex {
  constructor(leases: Leases) {
    super('bank account', leases);
  }
}
