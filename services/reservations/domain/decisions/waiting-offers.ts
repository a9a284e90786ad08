import { refuseFields, isRefusal, type Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { newlyAgreed } from '../agreed-terms.js';
import type { ReservationEvent } from '../events/reservation-event.js';
import type { WaitingCommand } from '../reservation-command.js';
import { offerUntil, type ReservationContext } from '../reservation-context.js';
import type { ReservationState } from '../reservation-state.js';
import { confirmRequirements, requirementsRefusal } from '../requirements.js';
import { releaseBerth, takeBerth } from './berthing.js';
import { decideClosing } from './closing.js';
import { draftOn, record } from './draft.js';
import { endOffer } from './offer-ending.js';

/**
 * Offers of a berth to those on the waiting list. The handler has checked whose turn it is, and the plan already holds
 * the berth.
 */
export function decideWaiting(
  command: WaitingCommand,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const { now: at } = context;
  const draft = draftOn(state);
  switch (command.type) {
    case 'OfferBerth':
      return offerBerth(command, state, context);
    case 'AcceptBerthOffer': {
      const { confirmed_requirements: confirmed = [] } = command;
      const refusal = requirementsRefusal(confirmed, state, context);
      if (refusal !== null) return refusal;
      const ready = confirmRequirements(draft, confirmed, context);
      const terms = newlyAgreed(state, context.marina);
      return endOffer(ready, 'BerthOfferAccepted', at, 'STAFF', terms).events;
    }
    case 'DeclineBerthOffer': {
      const { keep_place, message } = command;
      if (!keep_place) return decideClosing({ type: 'CancelByBoater', message }, state, context);
      const declined = endOffer(draft, 'BerthOfferDeclined', at, 'STAFF', { keeps_place: true, text: message });
      return releaseBerth(declined, 'OFFER_ENDED', at).events;
    }
    case 'ExpireBerthOffer':
      return releaseBerth(endOffer(draft, 'BerthOfferExpired', at), 'OFFER_ENDED', at).events;
    case 'WithdrawBerthOffer': {
      const { reason, note } = command;
      if (reason === 'other' && (note ?? '').trim() === '') {
        return refuseFields({ path: 'skip_reason_text', code: 'provideReason' });
      }
      const withdrawn = endOffer(draft, 'BerthOfferWithdrawn', at, 'STAFF', { reason, text: note });
      return releaseBerth(withdrawn, 'OFFER_ENDED', at).events;
    }
    case 'CloseSupplyAlert':
      return [{ type: 'SupplyAlertClosed', data: { at } }];
  }
}

/** Records the offer and the berth together, so that no reader sees one without the other. */
function offerBerth(
  { type: _, berth, passed_over, ...offer }: Extract<WaitingCommand, { type: 'OfferBerth' }>,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  const { now: at } = context;
  const { start_date, end_date } = state;
  const { berth_id, allocation_id, label } = berth;
  const stay = { start_date, end_date, answer_by: offerUntil(context, start_date) };
  const offered = record(draftOn(state), {
    type: 'BerthOffered',
    data: { ...offer, berth_id, allocation_id, label, ...stay, passed_over: [...passed_over], at },
  });
  const taken = takeBerth(offered, { ...berth, suggested_berth_id: null }, 'WAITING_LIST', context);
  return isRefusal(taken) ? taken : taken.events;
}
