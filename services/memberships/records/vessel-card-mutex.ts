import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { Leases } from '../../platform/leases/leases.js';

/** One change at a time of the cards of a vessel, by the vessel's id: a vessel has one active card. */
@Injectable()
export class VesselCardMutex extends KeyedMutex {
  constructor(leases: Leases) {
    super('vessel-card', leases);
  }
}
