import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { Leases } from '../../platform/leases/leases.js';

/**
 * One change of users at a time per marina, by its id: otherwise two managers could take the settings from each other at
 * the same moment, and nobody would be left to manage the marina.
 */
@Injectable()
export class MarinaUsersMutex extends KeyedMutex {
  constructor(leases: Leases) {
    super('marina users', leases);
  }
}
