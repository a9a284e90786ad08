import type { AttachmentType } from '../../../contracts/reservations/vocabulary-schemas.js';
import type { Currency } from '../../../contracts/vocabulary/money.js';
import type { MarinaPermissionName } from '../../../contracts/vocabulary/permissions.js';
import type { PolicyFile } from '../../../contracts/marinas/queries.js';
import type { CancellationPolicy } from '../../../contracts/marinas/rules/cancellation.js';

/** What a marina may require from a boater: documents, and the boat's hull and type. */
export type Requirement = AttachmentType | 'HULL_TYPE' | 'VESSEL_TYPE';
export const requirementStages = ['initial_inquiry', 'before_approval', 'after_approval', 'instant_booking'] as const;
export type RequirementStage = (typeof requirementStages)[number];

/** The marina's settings that the rules read. Null: no limit. */
export interface MarinaRules {
  readonly currency: Currency;
  readonly association_code: string | null;
  readonly accepts_online_payments: boolean;
  readonly permissions: Readonly<Partial<Record<MarinaPermissionName, boolean>>>;
  /** Hours a boater has to answer an offer or a suggestion. */
  readonly answer_hours: number;
  /** Hours a boater has to pay; null: `answer_hours`. */
  readonly payment_hours: number | null;
  /** Hours a boater on the waiting list has to answer the offer of a berth. */
  readonly waiting_offer_hours: number;
  readonly max_nights: number | null;
  readonly max_days_in_advance: number | null;
  readonly min_days_in_advance: number | null;
  /** The largest boat for which a berth may be requested, metres. */
  readonly largest_boat: { readonly length: number; readonly beam: number; readonly draft: number };
  /** The requirements for long-term or short-term stays, as the stay is one or the other. */
  readonly requirements: Readonly<Record<RequirementStage, readonly Requirement[]>>;
  /** Texts that the boater confirms one by one before accepting or paying. */
  readonly additional_requirements: readonly string[];
  /** The same for instant bookings, in addition. */
  readonly instant_requirements: readonly string[];
  readonly cancellation_policy: CancellationPolicy;
  /** The file with the policy for stays of this kind; null: the marina has none. */
  readonly cancellation_file: PolicyFile | null;
  /** VAT that the prices include; null: none. */
  readonly vat_percent: number | null;
}

export interface Membership {
  readonly active: boolean;
  readonly tem_member: boolean;
  /** Nights left on the card, counting those this reservation already holds as left. */
  readonly redeem_nights_left: number;
}

/** Everything a decision reads besides the command and the state. */
export interface ReservationContext {
  /** UTC instant. */
  readonly now: string;
  /** The marina's calendar date at that instant. */
  readonly today: string;
  readonly actor: 'staff' | 'admin' | 'boater' | 'system';
  readonly marina: MarinaRules;
  readonly membership: Membership | null;
  /**
   * Gift points that the boater can use, in minor units, counting those that this reservation already uses; absent: not
   * looked up, because the command does not change the offer.
   */
  readonly points?: number;
  /** False: no arrival of the boat was recorded. Absent: not looked up, because the stay is not over. */
  readonly boat_came?: boolean;
  /** True: the cash-up of the day to which the command's money belongs is closed. Absent: no money at the counter. */
  readonly is_day_closed?: boolean;
  /** The marina's calendar date on which the reservation was made. Absent: no money at the counter. */
  readonly made_on?: string;
}

/** The instant this many hours after now. */
function hoursFrom(now: string, hours: number): string {
  return new Date(Date.parse(now) + hours * 3_600_000).toISOString();
}

export function answerBy(context: Pick<ReservationContext, 'now' | 'marina'>): string {
  return hoursFrom(context.now, context.marina.answer_hours);
}

export function payBy(context: Pick<ReservationContext, 'now' | 'marina'>): string {
  return hoursFrom(context.now, context.marina.payment_hours ?? context.marina.answer_hours);
}

/** Hours a boater has to answer the offer of today's terms. */
const TERMS_OFFER_HOURS = 48;

/** The end of the boater's time to answer the offer of today's terms, at the latest the end of the arrival date in UTC. */
export function termsOfferUntil({ now }: Pick<ReservationContext, 'now'>, arrival: string): string {
  const until = hoursFrom(now, TERMS_OFFER_HOURS);
  const latest = `${arrival}T23:59:59.000Z`;
  return until < latest ? until : latest;
}

/** The end of the boater's time to answer the offer of a berth, at the latest the end of the arrival date in UTC. */
export function offerUntil(context: Pick<ReservationContext, 'now' | 'marina'>, arrival: string): string {
  const until = hoursFrom(context.now, context.marina.waiting_offer_hours);
  const latest = `${arrival}T23:59:59.000Z`;
  return until < latest ? until : latest;
}
