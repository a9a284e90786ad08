import { Injectable } from '@nestjs/common';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import type { MissingDetail } from '../../../contracts/reservations/vocabulary.js';
import { isSizeKnown } from '../../../contracts/vocabulary/sizes.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { type MoveContext, moveRefusal } from '../domain/move-refusals.js';
import type { ReservationState } from '../domain/reservation-state.js';

/** Finds what the marina did not learn when it booked a stay by telephone or radio. */
@Injectable()
export class MissingDetails {
  constructor(private readonly queries: QueryBus) {}

  /**
   * What is unknown of the person and the boat; nothing once the stay is over. A stay that the boater requested lacks
   * nothing, and its link must not tell a stranger whether the register knows more of the person. Sizes wait until
   * dates that are offered with prices are answered, because other sizes withdraw that offer.
   */
  async of(state: ReservationState, context: MoveContext): Promise<MissingDetail[]> {
    const { source, marina_id, boater_id, vessel, date_offers } = state;
    if (source !== 'MARINA' || moveRefusal('ADD_DOCUMENT', state, context) !== null) return [];
    const [person] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    const missing: MissingDetail[] = [];
    if (person !== undefined && !person.erased && (person.email ?? '') === '') missing.push('email');
    if (person !== undefined && !person.erased && person.phone === null) missing.push('phone');
    if (date_offers !== undefined) return missing;
    if (!isSizeKnown(vessel.beam)) missing.push('beam');
    if (!isSizeKnown(vessel.draft)) missing.push('draft');
    return missing;
  }
}
