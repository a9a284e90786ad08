import { reservationPriceApi } from '../../../contracts/reservations/api.js';
import type { KeptTerms } from '../../../contracts/reservations/kept-terms.js';
import { type OfferTerms, type PriceBreakdown, priceStay } from '../../../contracts/reservations/rules/stay-price.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { termsInForce } from '../domain/agreed-terms.js';
import type { AgreedTerms } from '../domain/events/event-shapes.js';
import { heldAmount, type ReservationState } from '../domain/reservation-state.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { StayTerms } from '../lookups/stay-terms.js';

interface Priced {
  readonly offer: OfferTerms;
  readonly breakdown: PriceBreakdown;
}

/** The terms that a stay keeps, and those that would hold if it were agreed today. */
@Handles(reservationPriceApi.terms)
export class CompareTerms {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly terms: StayTerms,
  ) {}

  async execute({
    input: { reservation_id },
    marina_id,
  }: ReceivedCall<typeof reservationPriceApi.terms>): Promise<KeptTerms | Refusal> {
    const found = await this.facts.find(reservation_id, { marina_id, actor: { kind: 'staff' } }, 'left_out');
    if (isRefusal(found)) return found;
    const { state, marina } = found;
    const { agreed, price, start_date, end_date } = state;
    const offer = await this.terms.today(found);
    const today = offer === null ? null : { offer, breakdown: priceStay(offer, nightsBetween(start_date, end_date)) };
    const rules_today = rulesOf(termsInForce(found.context.marina, bookingOf(state)));
    return {
      agreed_at: agreed?.at ?? null,
      agreed_by: agreed === undefined ? null : agreedBy(state),
      start_date,
      currency: price?.offer.currency ?? marina.marina_settings.currency,
      held: toDecimal(heldAmount(state)),
      lines: price === null ? [] : linesOf(price, today),
      price: price === null ? null : pricedTerms(price),
      price_today: today === null ? null : pricedTerms(today),
      rules: agreed === undefined ? rules_today : rulesOf(agreed),
      rules_today,
    };
  }
}

function bookingOf({ statuses }: ReservationState) {
  const instant = statuses.some(({ status_code }) => status_code === 'INSTANT_BOOKING_INITIATED');
  return instant ? 'instantly' : 'with an approval';
}

/** A stay whose price no boater accepted is one that the marina booked. */
function agreedBy({ accepted_price }: ReservationState): 'BOATER' | 'MARINA' {
  return accepted_price === null ? 'MARINA' : 'BOATER';
}

function rulesOf({ refund_steps, policy_file: file, requirements }: AgreedTerms): KeptTerms['rules'] {
  const policy_file = file === null ? null : { attachment_id: file.file_id, name: file.name };
  return { refund_steps: refund_steps.map((step) => ({ ...step })), policy_file, requirements: [...requirements] };
}

function pricedTerms({ offer, breakdown }: Priced): NonNullable<KeptTerms['price']> {
  const { price_per_night, discount_percent, nights_to_redeem, deposit, priced_at } = offer;
  const { nights, total } = breakdown;
  const money = deposit.type === 'FIXED_AMOUNT' ? toDecimal(deposit.amount) : deposit.amount;
  return {
    priced_at: priced_at ?? null,
    terms: { nights, price_per_night: toDecimal(price_per_night), discount_percent, nights_to_redeem },
    total: toDecimal(total),
    deposit: { type: deposit.type, amount: money, due: toDecimal(breakdown.deposit) },
  };
}

/** Each line of either price, in the order of the agreed one. */
function linesOf(agreed: Priced, today: Priced | null): KeptTerms['lines'] {
  const later = today?.breakdown.lines ?? [];
  const all = [...agreed.breakdown.lines, ...later.filter((line) => amountIn(agreed, line) === null)];
  return all.map((line) => ({
    kind: line.kind,
    of: line.of,
    name: nameOf(line, [agreed, today]),
    agreed: amountIn(agreed, line),
    today: today === null ? null : amountIn(today, line),
  }));
}

type Line = Pick<PriceBreakdown['lines'][number], 'kind' | 'of'>;

function amountIn({ breakdown }: Priced, { kind, of }: Line): number | null {
  const amount = breakdown.lines.find((line) => line.kind === kind && line.of === of)?.amount;
  return amount === undefined ? null : toDecimal(amount);
}

function nameOf({ kind, of }: Line, prices: readonly (Priced | null)[]): string | null {
  if (kind !== 'CUSTOM_SURCHARGE') return null;
  const surcharges = prices.flatMap((price) => price?.offer.custom_surcharges ?? []);
  return surcharges.find(({ id }) => id === of)?.name ?? null;
}
