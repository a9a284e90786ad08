import { Injectable } from '@nestjs/common';
import { Turns } from '../../platform/concurrency/keyed-mutex.js';
import { Leases } from '../../platform/leases/leases.js';

/**
 * One change of piers and berths at a time in each marina, by the marina's id: cards, names and the berth plan are
 * streams of their own, and nobody meets them half changed.
 */
@Injectable()
export class InventoryTurns extends Turns {
  constructor(leases: Leases) {
    super('inventory', leases);
  }
}
