import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { Leases } from '../../platform/leases/leases.js';

/** One answer at a time to a request, by its id, and one filing at a time of a boater, by the boater's id. */
@Injectable()
export class RequestMutex extends KeyedMutex {
  constructor(leases: Leases) {
    super('customer-request', leases);
  }
}
