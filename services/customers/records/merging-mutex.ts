import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { Leases } from '../../platform/leases/leases.js';

/** One merge or undo at a time in a marina, by the marina's id: two of them could replace each other's records. */
@Injectable()
export class MergingMutex extends KeyedMutex {
  constructor(leases: Leases) {
    super('boater-merging', leases);
  }
}
