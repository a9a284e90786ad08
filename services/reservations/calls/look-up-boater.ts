import type * as z from 'zod';
import type { BoaterDetail } from '../../../contracts/customers/boater.js';
import { FindBoater } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindPartnerCard } from '../../../contracts/memberships/queries.js';
import { reservationApi } from '../../../contracts/reservations/api.js';
import type { FindBoater as BoaterSearch, foundBoater } from '../../../contracts/reservations/find-boater.js';
import { type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { boaterCardOf, knownVesselOf } from '../lookups/boater-card.js';

type FoundBoater = z.output<typeof foundBoater>;

/** Field codes of the visitor card (spec 2 §8); the first is the specification's own key. */
export const CARD_NOT_FOUND = 'dashboard_cardNotFound';
export const BOATER_IS_RESIDENT = 'customers_belongsToResident';
export const BOATER_HAS_NO_VESSEL = 'customers_noVessel';

/** A boater for a new reservation, by card or by mail address. */
@Handles(reservationApi.findBoater)
export class LookUpBoater {
  constructor(private readonly queries: QueryBus) {}

  async execute({ input, marina_id }: ReceivedCall<typeof reservationApi.findBoater>): Promise<FoundBoater | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { card_number, email } = input;
    const by = card_number === undefined ? { email } : { card_number };
    const answer = await this.queries.execute(new FindBoater({ marina_id, ...by }));
    const found = answer?.boater.erased === true ? null : answer;
    const partner_card = found === null ? await this.partnerCard(marina_id, input) : null;
    if (partner_card !== null) return { boater: null, vessels: [], partner_card };
    const wrong = fieldError(input, found);
    if (wrong !== null) return refuseFields(wrong);
    if (found === null) return { boater: null, vessels: [], partner_card: null };
    const hidden = marina.marina_settings.permissions.hide_contact_details === true && !found.boater.contact_shown;
    const tem_member = marina.association.code === 'TEM' && found.memberships.some((card) => card.status === 'active');
    return {
      boater: boaterCardOf(found, null, { tem_member, hidden }),
      vessels: found.vessels.map(knownVesselOf),
      partner_card: null,
    };
  }

  /** A card that another marina of the association issued; its holder's data stays private to that marina. */
  private async partnerCard(marina_id: string, { card_number }: BoaterSearch): Promise<FoundBoater['partner_card']> {
    if (card_number === undefined) return null;
    return this.queries.execute(new FindPartnerCard({ marina_id, card_number }));
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
