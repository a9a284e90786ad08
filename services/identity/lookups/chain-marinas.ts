import { Injectable } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { managesChainMarina } from '../domain/user.js';
import { userRecord } from '../records/user-record.js';
import { SecondFactorRule } from './second-factor-rule.js';

/** The marinas of managers of chains. */
@Injectable()
export class ChainMarinas {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly factors: SecondFactorRule,
  ) {}

  /** Null if the marina exists and is this manager's; otherwise NOT_FOUND, which hides marinas of others. */
  async refusal(managerId: string, marina_id: string): Promise<Refusal | null> {
    const { state: manager } = await this.streams.load(userRecord, managerId);
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null || !manager.exists || !managesChainMarina(manager, marina_id)) {
      return refuse('not_found', 'MARINA_NOT_FOUND');
    }
    // Administrators name marinas here that they are not active in.
    const isMissing = await this.factors.isMissing(manager, marina_id);
    return isMissing ? refuse('forbidden', 'SECOND_FACTOR_MISSING') : null;
  }
}
