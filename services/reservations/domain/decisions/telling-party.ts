import { isRefusal, type Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { sameJson } from '../../../../contracts/vocabulary/same-json.js';
import type { ReservationEvent } from '../events/reservation-event.js';
import { bookedStatuses, isOneOf } from '../history.js';
import { statusRefusal } from '../move-refusals.js';
import { pricedOfferOf } from '../offer-rules.js';
import { isKnownParty } from '../party.js';
import { conflict } from '../refusals.js';
import type { Changes, PartyCommand } from '../reservation-command.js';
import type { ReservationContext } from '../reservation-context.js';
import { type ReservationState, standingCode } from '../reservation-state.js';
import { applyChanges } from './changing.js';
import type { Draft } from './draft.js';
import { editBooked } from './editing-booked.js';
import { putOnWaitingList, sendPrice } from './offering.js';

/**
 * Somebody says who is aboard. A price that counts persons follows: of a booking it is changed, an offer is sent anew,
 * and on the waiting list it is kept for the offer to come.
 */
export function decideParty(
  command: PartyCommand,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const told = { party: command.party, confirmed: command.type === 'RecordParty' && command.confirmed };
  if (isKnownParty(told, state.party)) return [];
  if (command.type === 'TellParty') {
    const closed = tellingRefusal(state);
    if (closed !== null) return closed;
  }
  const offer = changedOffer(command, state, context);
  if (isRefusal(offer)) return offer;
  const tell = command.type === 'RecordParty' ? command.tell : undefined;
  const changes: Changes = { party: told, offer, tell };
  const code = standingCode(state) ?? 'INITIATED';
  if (isOneOf(bookedStatuses, code)) return editBooked(changes, state, context);
  const draft = applyChanges({ party: told }, state, context);
  if (isRefusal(draft) || offer === undefined) return isRefusal(draft) ? draft : draft.events;
  switch (code) {
    case 'UPDATED':
    case 'BOATER_ACCEPTED':
      return eventsOf(sendPrice(draft, offer, null, context));
    case 'WAITING_LIST':
      return eventsOf(putOnWaitingList(draft, offer, null, context));
    default:
      // The next price that the marina sends counts the persons.
      return draft.events;
  }
}

/**
 * Why the boater cannot say who is aboard; null: the boater can. Once the desk has counted, its count stands. What has a
 * price and awaits an answer (a berth, other dates) is answered first, because another price would withdraw it.
 */
export function tellingRefusal(state: ReservationState): Refusal | null {
  const { party, berth_offer, date_offers } = state;
  if (party?.confirmed === true) return conflict('RESERVATION_PARTY_CONFIRMED');
  const closed = statusRefusal('RECORD_PARTY', state);
  if (closed !== null || (berth_offer === null && date_offers === undefined)) return closed;
  return conflict('RESERVATION_ACTION_NOT_ALLOWED', { status: standingCode(state), action: 'RECORD_PARTY' });
}

/** The terms that count the persons, unless they come to what the stay costs already. */
function changedOffer({ offer }: PartyCommand, state: ReservationState, context: ReservationContext) {
  if (offer === undefined || state.price === null) return undefined;
  const price = pricedOfferOf(offer, state, context);
  if (isRefusal(price)) return price;
  return sameJson(price.breakdown, state.price.breakdown) ? undefined : offer;
}

const eventsOf = (done: Draft | Refusal): readonly ReservationEvent[] | Refusal =>
  isRefusal(done) ? done : done.events;
