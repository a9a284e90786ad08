import type { ChargeKind } from '../pricing/vocabulary.js';
import type { BoaterLinkState } from './boater-link.js';
import type { MeasuredSizes, RehouseStay } from './commands.js';
import type { CustomerType } from '../customers/vocabulary.js';
import { Query } from '../vocabulary/bus.js';
import type { PartyForm, ShownParty } from '../vocabulary/party-schemas.js';
import type { Language } from '../vocabulary/languages.js';
import type { Currency } from '../vocabulary/money.js';
import type { PlanMark } from '../berths/plan.js';
import type { PlanEffects, PlanGesture } from '../berths/plan-gestures.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { HullType, VesselType } from '../vocabulary/sizes.js';
import type { OfferTerms, PriceBreakdown } from './rules/stay-price.js';
import type { PlanDates } from '../berths/vocabulary.js';
import type { ReservationRow } from './list.js';
import type { StatusCode } from './vocabulary.js';
import type { DisplayedStatus } from '../vocabulary/reservation-words.js';
import type { ActionRequired } from '../vocabulary/reservation-words-schemas.js';

/** Queries that other areas send about reservations. */

export interface ReservationRecord {
  readonly id: string;
  readonly marina_id: string;
  readonly boater_id: string;
  readonly customer_type: CustomerType;
  /** Marina-local; nights `[start_date, end_date)`. */
  readonly start_date: string;
  readonly end_date: string;
  /** Newest status code, without codes of added documents. */
  readonly status_code: StatusCode | null;
  /** What the stay still costs, in minor units; null: nothing. */
  readonly open_balance: { readonly currency: Currency; readonly amount: number } | null;
  /** The stay that has taken over its messages and documents; null: none has. */
  readonly goes_on_as: string | null;
}

/** The current state of a reservation of a marina, or null. */
export class FindReservation extends Query<ReservationRecord | null> {
  constructor(readonly input: { readonly marina_id: string; readonly reservation_id: string }) {
    super();
  }
}

/** An offer that awaits the boater's answer, with the facts that its price follows from. */
export interface OpenOffer {
  readonly reservation_id: string;
  readonly view_id: string;
  /** Null once the boater was erased. */
  readonly boater: string | null;
  readonly vessel_name: string | null;
  /** Metres. */
  readonly vessel: { readonly length: number; readonly beam: number; readonly hull_type: HullType | null };
  /** Whom the price counts; undefined: nobody has said who is aboard. */
  readonly party: PartyForm | undefined;
  /** Marina-local; nights `[start_date, end_date)`. */
  readonly start_date: string;
  readonly end_date: string;
  readonly contract_id: string | null;
  readonly commercial: boolean;
  readonly live_aboard: boolean;
  /** When the offer was sent. */
  readonly sent_at: string;
  /** Minor units. */
  readonly terms: OfferTerms;
  readonly total: number;
}

/** The offers of a marina that await an answer, earliest stay first; at most 5,000. */
export class FindOpenOffers extends Query<readonly OpenOffer[]> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** How many people current, future or offered stays have on each of these contracts; contracts without any are left out. */
export class FindContractsInUse extends Query<ReadonlyMap<string, number>> {
  constructor(readonly input: { readonly marina_id: string; readonly contract_ids: readonly string[] }) {
    super();
  }
}

/** What the berth plan shows of a stay. */
export interface MarkedStay {
  readonly view_id: string;
  /** Null once the boater was erased. */
  readonly vessel_name: string | null;
  readonly status: DisplayedStatus;
  /** Null before the reservation has a status. */
  readonly mark: PlanMark | null;
  readonly dates: PlanDates;
}

/** How the stays of a marina stand, by reservation; reservations it does not have are left out. */
export class MarkStays extends Query<ReadonlyMap<string, MarkedStay>> {
  constructor(readonly input: { readonly marina_id: string; readonly reservation_ids: readonly string[] }) {
    super();
  }
}

export interface NextStay {
  readonly boater_id: string;
  readonly reservation_id: string;
  /** Marina-local; nights `[start_date, end_date)`. */
  readonly start_date: string;
  readonly end_date: string;
  readonly nights: number;
  readonly reservation_status: DisplayedStatus;
  readonly action_required: ActionRequired;
  /** Pier and number; null without a berth. */
  readonly berth: string | null;
}

/** What is left to pay of the price of these stays, in decimals; stays that are paid in full or have no price are left out. */
export class FindOpenBalances extends Query<
  ReadonlyMap<string, { readonly currency: Currency; readonly amount: number }>
> {
  constructor(readonly input: { readonly marina_id: string; readonly reservation_ids: readonly string[] }) {
    super();
  }
}

/** The group that each of these stays comes with; stays that come alone are left out. */
export class FindGroupsOfStays extends Query<ReadonlyMap<string, { readonly id: string; readonly name: string }>> {
  constructor(readonly input: { readonly marina_id: string; readonly reservation_ids: readonly string[] }) {
    super();
  }
}

/** Who is aboard in each of these stays; stays of which nobody has said it are left out. */
export class FindPartiesOfStays extends Query<ReadonlyMap<string, ShownParty>> {
  constructor(readonly input: { readonly marina_id: string; readonly reservation_ids: readonly string[] }) {
    super();
  }
}

/** A stay with its guest and its agreed price. */
export interface DescribedStay {
  readonly reservation_id: string;
  readonly view_id: string;
  readonly boater_id: string;
  /** Null once the boater was erased. */
  readonly boater: { readonly first_name: string; readonly last_name: string } | null;
  readonly vessel_name: string | null;
  /** Metres, as the reservation has them. */
  readonly vessel: {
    readonly length: number;
    readonly beam: number;
    readonly draft: number;
    readonly type: VesselType | null;
  };
  /** The offer's total divided by its nights, in decimals; null without a price. */
  readonly per_night: { readonly currency: Currency; readonly amount: number } | null;
}

/** Stays of a marina by reservation, from the list's read model; reservations it does not have are left out. */
export class DescribeStays extends Query<ReadonlyMap<string, DescribedStay>> {
  constructor(readonly input: { readonly marina_id: string; readonly reservation_ids: readonly string[] }) {
    super();
  }
}

/** A stay on the waiting list without a berth. */
export interface WaitingStay {
  readonly reservation_id: string;
  readonly view_id: string;
  readonly vessel_name: string | null;
  /** Metres. */
  readonly length: number;
  readonly beam: number;
  readonly draft: number;
  /** Marina-local; nights `[start_date, end_date)`. */
  readonly start_date: string;
  readonly end_date: string;
}

/** The stays on a marina's waiting list within these nights, first come first. */
export class ListWaitingStays extends Query<readonly WaitingStay[]> {
  constructor(readonly input: { readonly marina_id: string; readonly start_date: string; readonly end_date: string }) {
    super();
  }
}

/** The stays of these boaters that were booked and touch the nights `[from, to)`, earliest first; at most 200. */
export class FindBookedStays extends Query<readonly { readonly start_date: string; readonly end_date: string }[]> {
  constructor(
    readonly input: {
      readonly marina_id: string;
      readonly boater_ids: readonly string[];
      readonly from: string;
      readonly to: string;
    },
  ) {
    super();
  }
}

/** The earliest stay of each of these boaters that is neither over nor cancelled; those without one are left out. */
export class FindNextStays extends Query<readonly NextStay[]> {
  constructor(readonly input: { readonly marina_id: string; readonly boater_ids: readonly string[] }) {
    super();
  }
}

/** What a gesture on the berth plan would lead to, without writing anything. */
export class PreviewGesture extends Query<PlanEffects | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly gesture: PlanGesture,
    /** As in `ChangePlan`. */
    readonly sizes?: MeasuredSizes,
  ) {
    super();
  }
}

/** Why a stay would not be given this berth; null: it would be. */
export class RehearseRehousing extends Query<Refusal | null> {
  constructor(
    readonly marina_id: string,
    readonly input: RehouseStay['input'],
    /** Another stay that is given a berth after it, such as the one that it leaves. */
    readonly then?: RehouseStay['input'],
  ) {
    super();
  }
}

/** What the boater would get back if the marina cancelled the stay now, in decimals; a refusal: it cannot be cancelled. */
export class PreviewCancel extends Query<{ readonly currency: Currency; readonly amount: number } | Refusal> {
  constructor(readonly input: { readonly marina_id: string; readonly reservation_id: string }) {
    super();
  }
}

/** A reservation of any status, as the copy of a boater's data shows it. */
export interface StayOnRecord {
  readonly id: string;
  /** The reservation's number for people. */
  readonly view_id: string;
  readonly start_date: string;
  readonly end_date: string;
  /** Newest code of the history; null before the first entry. */
  readonly status_code: string | null;
  readonly vessel_name: string | null;
  /** UTC instant of the request or offer that opened it. */
  readonly created_at: string;
  /** Decimals in the marina's currency; null without a price. */
  readonly total: number | null;
  /** What the boater paid, and what went back. */
  readonly paid: number;
  readonly refunded: number;
  /** Total less paid plus refunded; 0 for a stay that fell through or has no price. */
  readonly owed: number;
}

/** How often people were here or will be: stays that did not fall through, and the first day of the latest, by record. */
export class CountStaysOf extends Query<ReadonlyMap<string, { readonly stays: number; readonly last_stay: string }>> {
  constructor(readonly input: { readonly marina_id: string; readonly boater_ids: readonly string[] }) {
    super();
  }
}

/** All reservations of a boater in a marina, by the ids of the person's records. */
export class ListStaysOf extends Query<readonly StayOnRecord[]> {
  constructor(readonly input: { readonly marina_id: string; readonly boater_ids: readonly string[] }) {
    super();
  }
}

/** The reservations that wait for the marina, as its list has them. */
export class ShowOurMoves extends Query<{
  readonly total: number;
  /** Those that expire when the marina's today ends. */
  readonly end_today: number;
  /** Those that run out soonest. */
  readonly items: readonly ReservationRow[];
}> {
  constructor(
    readonly marina_id: string,
    readonly limit: number,
  ) {
    super();
  }
}

/** Numbers of reservations by marina and the month `YYYY-MM` in which they begin; a month without one is left out. */
export type StaysByMonth = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The numbers of reservations in the lists of marinas by the month in which they begin. */
export class CountStaysByMonth extends Query<StaysByMonth> {
  constructor(
    readonly input: {
      readonly marina_ids: readonly string[];
      /** The first month that is counted; absent: the first one with a reservation. */
      readonly from?: string;
      /** The last month that is counted. */
      readonly to: string;
      /** True: only booked and finished stays of visitors. */
      readonly visits: boolean;
    },
  ) {
    super();
  }
}

/** A link to a stored file for some minutes. The asker checks that the reader may see the file. */
export class SignFileLink extends Query<{ readonly url: string; readonly expires_at: string }> {
  constructor(readonly fileId: string) {
    super();
  }
}

/** Money that a marina took, refunds taken off, in decimals of its currency. */
export interface Takings {
  /** From the first of the month up to and including the marina's today. */
  readonly month_so_far: number;
  /** The same days a year earlier. */
  readonly year_before: number;
  /** The last twelve months, the running one last. */
  readonly months: readonly number[];
}

/** The takings of marinas by their ids. */
export class SumTakings extends Query<ReadonlyMap<string, Takings>> {
  constructor(readonly marina_ids: readonly string[]) {
    super();
  }
}

/** For each of these marinas the number of reservations that wait for it, and since when the longest waits (UTC instant). */
export class CountOurMoves extends Query<
  ReadonlyMap<string, { readonly total: number; readonly oldest_at: string | null }>
> {
  constructor(readonly marina_ids: readonly string[]) {
    super();
  }
}

/**
 * What a stay costs, as an invoice lists it. Money in minor units. A stay that fell through (cancelled or expired) costs
 * what the marina keeps of it: payments less requested refunds, with the same share of every line of its price.
 */
export interface SaleOfStay {
  readonly reservation_id: string;
  readonly view_id: string;
  /** Another one who pays and whose invoice it is: the organiser of the group. Absent: the boater. */
  readonly billed_to?: {
    readonly boater_id: string;
    readonly name: string;
    readonly email: string;
    readonly address: string;
  };
  readonly boater_id: string;
  readonly language: Language;
  /** Null once the boater was erased. */
  readonly payer: {
    readonly name: string;
    readonly email: string;
    /** The register's postal address on one line, in the boater's language; empty if unknown. */
    readonly address: string;
  } | null;
  readonly boat: string;
  /** Pier and number; null without a berth. */
  readonly berth: string | null;
  /** Marina-local; nights `[start_date, end_date)`. */
  readonly start_date: string;
  readonly end_date: string;
  readonly currency: Currency;
  /** Booked, over or fallen through, with a price. */
  readonly sold: boolean;
  readonly fell_through: boolean;
  readonly lines: readonly SaleLine[];
  readonly total: number;
  /** The instalments of its contract, in order; none where the price is paid at once, or the stay fell through. */
  readonly instalments: readonly SaleInstalment[];
  /** Payments less the refunds that reached the boater. */
  readonly paid: number;
  /** A refund was requested and has not reached the boater. */
  readonly refund_open: boolean;
}

export interface SaleLine {
  readonly kind: PriceBreakdown['lines'][number]['kind'];
  /** Which charge, or the id of the surcharge. */
  readonly of: string | null;
  /** Of a surcharge. */
  readonly name: string | null;
  readonly amount: number;
  /** What a surcharge is for the books; absent: the price list does not say. */
  readonly charge?: ChargeKind | 'tourist_tax';
  /** Percent of VAT of a surcharge; null: it is passed on without VAT; absent: the marina's rate. */
  readonly vat_percent?: number | null;
}

/** An instalment of a long-term contract, for the nights `[start_date, end_date)` of its period. */
export interface SaleInstalment {
  /** From 1. */
  readonly number: number;
  /** How many there are. */
  readonly of: number;
  readonly due_on: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly amount: number;
  /** What is paid of it. */
  readonly paid: number;
  /** It is paid, was requested, or its day has come. */
  readonly is_due: boolean;
}

/** A stay of a marina as it is sold, or null. */
export class FindSale extends Query<SaleOfStay | null> {
  constructor(readonly input: { readonly marina_id: string; readonly reservation_id: string }) {
    super();
  }
}

/** The newest link of a reservation, by which its boater acts; null: there is no such reservation. */
export class FindStayLink extends Query<{
  /** The stay that the link opens: the one that goes on if this one was merged. */
  readonly reservation_id: string;
  readonly marina_id: string;
  readonly boater_id: string;
  /** Number of the link among those of the reservation. */
  readonly serial: number;
  readonly state: BoaterLinkState;
  /** The stay was cancelled or has expired: its link shows it and changes nothing any more. */
  readonly reads_only: boolean;
} | null> {
  constructor(readonly reservationId: string) {
    super();
  }
}
