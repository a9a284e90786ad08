import { FindMarina } from '../../../contracts/marinas/queries.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { QueryBus } from '../../platform/buses/buses.js';
import type { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { managesChainMarina } from '../domain/user.js';
import { NeedsSecondFactor } from '../queries/second-factor.js';
import { userRecord } from './user-record.js';

/** Null if the marina exists and is this manager's; otherwise NOT_FOUND, which hides marinas of others. */
export async function refuseChainMarina(
  streams: StreamRepository,
  queries: QueryBus,
  managerId: string,
  marinaId: string,
): Promise<Refusal | null> {
  const { state: manager } = await streams.load(userRecord, managerId);
  const marina = await queries.execute(new FindMarina(marinaId));
  if (marina === null || !manager.exists || !managesChainMarina(manager, marinaId)) {
    return refuse('not_found', 'MARINA_NOT_FOUND');
  }
  // Administrators name marinas here that they are not active in.
  const needsFactor = await queries.execute(new NeedsSecondFactor(manager, marinaId));
  return needsFactor ? refuse('forbidden', 'SECOND_FACTOR_MISSING') : null;
}
