import type { KeptTerms, ShownTermsOffer } from '../../../contracts/reservations/kept-terms.js';
import { paymentTerms } from '../../../contracts/reservations/rules/payment-terms.js';
import type { PriceBreakdown } from '../../../contracts/reservations/rules/stay-price.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { offeredTerms } from '../domain/agreed-terms.js';
import { decide } from '../domain/decide.js';
import type { AgreedTerms, PricedOffer } from '../domain/events/event-shapes.js';
import { evolve } from '../domain/evolve.js';
import { instalmentsWanted } from '../domain/instalments.js';
import { moveRefusal } from '../domain/move-refusals.js';
import { askedOnlineBy } from '../domain/payment-due.js';
import type { ReservationContext } from '../domain/reservation-context.js';
import { heldAmount, outstanding, type ReservationState } from '../domain/reservation-state.js';

/** Two agreements of a stay side by side: the one that holds, and another one; null where that one has no price. */
export function comparedTerms(
  state: ReservationState,
  other: { readonly price: PricedOffer | null; readonly terms: AgreedTerms },
  { marina }: Pick<ReservationContext, 'marina'>,
): Omit<KeptTerms, 'offer' | 'offer_reason'> {
  const { agreed, price, start_date } = state;
  const priced = (one: PricedOffer | null) => (one === null ? null : pricedTerms(one, state, marina));
  return {
    agreed_at: agreed?.at ?? null,
    agreed_by: agreed === undefined ? null : agreedBy(state),
    start_date,
    currency: price?.offer.currency ?? marina.currency,
    held: toDecimal(heldAmount(state)),
    lines: price === null ? [] : linesOf(price, other.price),
    price: priced(price),
    price_today: priced(other.price),
    rules: rulesOf(agreed ?? offeredTerms(state, marina)),
    rules_today: rulesOf(other.terms),
  };
}

/** The terms on offer as the boater compares and accepts them; null: there are none, or the time to answer is over. */
export function shownTermsOffer(state: ReservationState, context: ReservationContext): ShownTermsOffer | null {
  const { terms_offer: offer } = state;
  if (offer === undefined || moveRefusal('ACCEPT_TERMS', state, context) !== null) return null;
  const { price, terms, answer_by } = offer;
  const accepted = decide({ type: 'AcceptTerms', confirmed_requirements: terms.requirements }, state, context);
  if (isRefusal(accepted)) return null;
  const after = accepted.reduce(evolve, state);
  const to_pay = outstanding(after);
  const held = heldAmount(after);
  const { total } = price.breakdown;
  return {
    ...comparedTerms(state, { price, terms }, context),
    answer_by,
    difference: toDecimal(total - (state.price?.breakdown.total ?? total)),
    to_pay: toDecimal(to_pay),
    pay_by: to_pay > 0 ? after.deadline : null,
    rest: toDecimal(Math.max(0, total - held - to_pay)),
    refund: toDecimal(heldAmount(state) - held),
    to_confirm: terms.requirements.filter((text) => state.confirmed_requirements?.includes(text) !== true),
  };
}

/** A stay whose price no boater accepted is one that the marina booked. */
function agreedBy({ accepted_price }: ReservationState): 'BOATER' | 'MARINA' {
  return accepted_price === null ? 'MARINA' : 'BOATER';
}

function rulesOf({ refund_steps, policy_file: file, requirements }: AgreedTerms): KeptTerms['rules'] {
  const policy_file = file === null ? null : { attachment_id: file.file_id, name: file.name };
  return { refund_steps: refund_steps.map((step) => ({ ...step })), policy_file, requirements: [...requirements] };
}

function pricedTerms(
  price: PricedOffer,
  state: ReservationState,
  marina: ReservationContext['marina'],
): NonNullable<KeptTerms['price']> {
  const { offer, breakdown } = price;
  const { price_per_night, discount_percent, nights_to_redeem, deposit, priced_at } = offer;
  const { nights, total } = breakdown;
  const money = deposit.type === 'FIXED_AMOUNT' ? toDecimal(deposit.amount) : deposit.amount;
  const { place, online, rest } = paymentTerms({
    total,
    held: 0,
    online: askedOnlineBy(price, marina, instalmentsWanted(state, price)),
    instalments: state.instalments === undefined ? null : offer.method,
    pay_by: null,
    arrival: state.start_date,
  });
  return {
    priced_at: priced_at ?? null,
    terms: { nights, price_per_night: toDecimal(price_per_night), discount_percent, nights_to_redeem },
    total: toDecimal(total),
    deposit: { type: deposit.type, amount: money, due: toDecimal(breakdown.deposit) },
    pays: { place, online: toDecimal(online), rest: toDecimal(rest) },
  };
}

/** Each line of either price, in the order of the agreed one. */
function linesOf(agreed: PricedOffer, other: PricedOffer | null): KeptTerms['lines'] {
  const later = other?.breakdown.lines ?? [];
  const all = [...agreed.breakdown.lines, ...later.filter((line) => amountIn(agreed, line) === null)];
  return all.map((line) => ({
    kind: line.kind,
    of: line.of,
    name: nameOf(line, [agreed, other]),
    agreed: amountIn(agreed, line),
    today: other === null ? null : amountIn(other, line),
  }));
}

type Line = Pick<PriceBreakdown['lines'][number], 'kind' | 'of'>;

function amountIn({ breakdown }: PricedOffer, { kind, of }: Line): number | null {
  const amount = breakdown.lines.find((line) => line.kind === kind && line.of === of)?.amount;
  return amount === undefined ? null : toDecimal(amount);
}

function nameOf({ kind, of }: Line, prices: readonly (PricedOffer | null)[]): string | null {
  if (kind !== 'CUSTOM_SURCHARGE') return null;
  const surcharges = prices.flatMap((price) => price?.offer.custom_surcharges ?? []);
  return surcharges.find(({ id }) => id === of)?.name ?? null;
}
