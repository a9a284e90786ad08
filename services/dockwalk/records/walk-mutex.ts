import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { Leases } from '../../platform/leases/leases.js';

/** One start of a walk at a time in a marina, by its id: it writes the book, the new walk and the one before. */
@Injectable()
export class WalkMutex extends KeyedMutex {
  constructor(leases: Leases) {
    super('dockwalk', leases);
  }
}
