import type { OpenOffer } from '../../../contracts/reservations/queries.js';
import { followsPlan, repricedOffer } from '../../../contracts/reservations/rules/repriced-offer.js';
import { priceStay } from '../../../contracts/reservations/rules/stay-price.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { calculatePrice, type PriceContext } from './calculate-price.js';
import type { Stay } from './night-prices.js';
import type { StoredPlan } from './stored-plan.js';
import { tariffsOf } from './tariffs.js';

/** A plan from the instant at which it was published. */
export interface Published {
  readonly version: number;
  readonly published_at: string;
  readonly plan: StoredPlan;
}

/** How a draft would change an open offer. Totals in minor units. */
export type OfferUnderDraft =
  | { readonly kind: 'same' | 'by_hand' | 'not_covered' }
  | {
      readonly kind: 'differs';
      readonly nights: number;
      readonly version: number | null;
      readonly priced_by: readonly string[];
      readonly sent: number;
      readonly new: number;
    };

/**
 * Compares an offer with what it would cost by a draft. An offer whose price differs from that of the version it was
 * made with was priced by hand, and publishing does not concern it.
 * @param versions newest first
 */
export function offerUnderDraft(
  offer: OpenOffer,
  draft: StoredPlan,
  versions: readonly Published[],
  context: PriceContext,
): OfferUnderDraft {
  const stay: Stay = {
    vessel: offer.vessel,
    start_date: offer.start_date,
    end_date: offer.end_date,
    contract_id: offer.contract_id,
    commercial: offer.commercial,
    liveaboard: offer.live_aboard,
  };
  const made = versions.find(({ published_at }) => published_at <= offer.sent_at);
  const before = calculatePrice(made?.plan ?? null, stay, context);
  if (!followsPlan(offer.terms, before)) return { kind: 'by_hand' };
  const after = calculatePrice(draft, stay, context);
  if (after.count_descriptions !== null) return { kind: 'not_covered' };
  const nights = nightsBetween(offer.start_date, offer.end_date);
  const total = priceStay(repricedOffer(offer.terms, after), nights).total;
  if (total === offer.total) return { kind: 'same' };
  const names = [...new Set([...(tariffsOf(draft, stay)?.values() ?? [])].map(({ name }) => name))];
  return { kind: 'differs', nights, version: made?.version ?? null, priced_by: names, sent: offer.total, new: total };
}
