import type { AgreedTerms } from '../events/event-shapes.js';
import type { ReservationEventOf } from '../events/reservation-event.js';
import { type Draft, record } from './draft.js';
import type { SkipReason } from '../../../../contracts/vocabulary/reservation-words.js';

type Ending = 'BerthOfferAccepted' | 'BerthOfferDeclined' | 'BerthOfferExpired' | 'BerthOfferWithdrawn';

interface Words {
  readonly reason?: SkipReason | null;
  readonly text?: string | null;
  readonly keeps_place?: boolean;
  /** The terms that the boater accepts together with the berth. */
  readonly terms?: AgreedTerms;
}

/**
 * Ends the running offer of a berth as part of a larger decision; a no-op without one. The caller releases the berth.
 * @param cause why the marina or the plan withdrew the offer
 */
export function endOffer(
  draft: Draft,
  type: Ending,
  at: string,
  cause: ReservationEventOf<'BerthOfferWithdrawn'>['data']['cause'] = 'CLOSED',
  words: Words = {},
): Draft {
  const { berth_offer, boater_id } = draft.state;
  if (berth_offer === null) return draft;
  const { offer_id, berth_id } = berth_offer;
  const { reason: skip_reason = null, text = null, keeps_place = false, terms } = words;
  const offer = { offer_id, berth_id, at };
  switch (type) {
    case 'BerthOfferAccepted':
      return record(draft, { type, data: { ...offer, ...(terms === undefined ? {} : { terms }) } });
    case 'BerthOfferExpired':
      return record(draft, { type, data: offer });
    case 'BerthOfferDeclined':
      return record(draft, { type, data: { ...offer, keeps_place, boater_id, message: text } });
    case 'BerthOfferWithdrawn':
      return record(draft, { type, data: { ...offer, cause, skip_reason, boater_id, note: text } });
  }
}
