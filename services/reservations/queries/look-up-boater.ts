import type * as z from 'zod';
import type { BoaterDetail } from '../../../contracts/customers/boater.js';
import { FindBoater } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import type { FindBoater as BoaterSearch, foundBoater } from '../../../contracts/reservations/find-boater.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { boaterCardOf, knownVesselOf } from './boater-card.js';

/** A boater for a new reservation, by card or by mail address. */
export class LookUpBoater extends Query<FoundBoater | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly input: BoaterSearch,
  ) {
    super();
  }
}

type FoundBoater = z.output<typeof foundBoater>;

/** Field codes of the visitor card (spec 2 §8); the first is the specification's own key. */
export const CARD_NOT_FOUND = 'dashboard_cardNotFound';
export const BOATER_IS_RESIDENT = 'customers_belongsToResident';
export const BOATER_HAS_NO_VESSEL = 'customers_noVessel';

@QueryHandler(LookUpBoater)
export class LookUpBoaterHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute({ marinaId, input }: LookUpBoater): Promise<FoundBoater | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marinaId));
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { card_number, email } = input;
    const by = card_number === undefined ? { email } : { card_number };
    const answer = await this.queries.execute(new FindBoater({ marina_id: marinaId, ...by }));
    const found = answer?.boater.erased === true ? null : answer;
    const wrong = fieldError(input, found);
    if (wrong !== null) return refuseFields(wrong);
    if (found === null) return { boater: null, vessels: [] };
    const hidden = marina.marina_settings.permissions.hide_contact_details === true && !found.boater.contact_shown;
    const tem_member = marina.association.code === 'TEM' && found.memberships.some((card) => card.status === 'active');
    return {
      boater: boaterCardOf(found, null, { tem_member, hidden }),
      vessels: found.vessels.map(knownVesselOf),
    };
  }
}

/** An unknown mail address is a new customer; an unknown card is an error. */
function fieldError({ boater_type, card_number }: BoaterSearch, found: BoaterDetail | null) {
  const path = card_number === undefined ? 'email' : 'card_number';
  if (found === null) return card_number === undefined ? null : { path, code: CARD_NOT_FOUND };
  if (boater_type !== 'VISITOR') return null;
  if (found.boater.relation_type === 'RESIDENT') return { path, code: BOATER_IS_RESIDENT };
  return found.vessels.length === 0 ? { path, code: BOATER_HAS_NO_VESSEL } : null;
}
