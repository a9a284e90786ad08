import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { Leases } from '../../platform/leases/leases.js';

/**
 * One change of piers and berths at a time per marina, by the marina's id: cards, names and the berth plan are separate
 * streams, and no command may read them half changed.
 */
@Injectable()
export class InventoryMutex extends KeyedMutex {
  constructor(leases: Leases) {
    super('inventory', leases);
  }
}
