import { isSamePhone } from '../../../contracts/customers/rules/phone-search.js';
import { masked } from '../../../contracts/vocabulary/masked-text.js';
import type { BoaterDetail } from '../../../contracts/customers/boater.js';
import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import type { UsablePoints } from '../../../contracts/loyalty/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { refundPercent, stepsLeft } from '../../../contracts/marinas/rules/cancellation.js';
import type { Membership } from '../../../contracts/memberships/queries.js';
import type { PayoutOfPayment } from '../../../contracts/payments/queries.js';
import type { CalculatedPrice } from '../../../contracts/pricing/price.js';
import type { ReservationDetail } from '../../../contracts/reservations/detail.js';
import { missingDocuments } from '../../../contracts/reservations/rules/required-documents.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { refundSteps } from '../domain/agreed-terms.js';
import { contactHidden } from '../domain/shown-contacts.js';
import { displayedStatus } from '../domain/displayed-status.js';
import { whoMustMove } from '../domain/history.js';
import { nextMoves } from '../domain/move-refusals.js';
import { shownParty } from '../domain/party.js';
import { redeemableNights } from '../domain/redeem-rules.js';
import type { ReservationContext } from '../domain/reservation-context.js';
import { type ReservationState, standingCode } from '../domain/reservation-state.js';
import type { ReservationDetailsDocument } from '../projections/reservation-details.js';
import type { BerthPart } from './berth-section.js';
import { boaterCardOf } from './boater-card.js';
import { staffPayment } from './payment-block.js';
import { availablePoints } from './reservation-facts.js';
import { shownAttachments } from './shown-attachments.js';
import { shownPolicyFile } from './shown-policy-file.js';
import { shownDateOffers } from './shown-date-offers.js';
import { shownInstalments } from './shown-instalments.js';
import { shownNextMove } from './shown-next-move.js';

/** What the page needs besides the reservation's document. */
export interface PageFacts {
  readonly marina: Marina;
  readonly context: ReservationContext;
  /** The card whose nights are redeemed; null outside the membership association. */
  readonly card: Membership | null;
  /** The gift points that the boater could use; null: not a member. */
  readonly points: UsablePoints | null;
  /** The register's record; null if it does not have the boater. */
  readonly boater: BoaterDetail | null;
  readonly vessel: VesselRecord | null;
  /** The pricing plan's price for the current stay. */
  readonly plan: CalculatedPrice;
  readonly berthing: BerthPart;
  readonly unread_messages: number;
  readonly waiting_place: number | null;
  /** The group of boats that the boat comes with. */
  readonly group: ReservationDetail['group'];
  /** The boat is still there after its last day. */
  readonly overdue: boolean;
  readonly payout: PayoutOfPayment | null;
  /** The stay that has taken over what this one had. */
  readonly merged: ReservationDetail['merged'];
}

/** Assembles the reservation page for staff. */
export function reservationPage(document: Document<ReservationDetailsDocument>, facts: PageFacts): ReservationDetail {
  const { marina, context, card, points, boater, vessel, plan, berthing, payout } = facts;
  const { state } = document;
  const { marina_settings: settings } = marina;
  const nights = nightsBetween(state.start_date, state.end_date);
  const moves = nextMoves(state, context);
  const tem_member = card?.tem_member ?? document.tem_member;
  const person = boater ?? unknownBoater(document);
  return {
    group: facts.group,
    ...stayPart(document, nights, context.today, marina.time_zone),
    is_guest: person.boater.is_guest,
    marina: { id: marina.id, name: marina.name, code: marina.code },
    boater: boaterCardOf(person, document.boater, {
      tem_member,
      hidden: contactHidden(marina, state, boater?.boater ?? null),
    }),
    given_phone: givenPhone(document, boater, contactHidden(marina, state, boater?.boater ?? null)),
    vessel: vesselPart(state, vessel),
    tem_member,
    card_number: card?.card_number ?? null,
    nights_available: card?.nights_available ?? 0,
    max_nights_to_redeem: redeemableNights(nights, state.customer_type, context),
    gift_points:
      points === null
        ? null
        : {
            balance: toDecimal(points.balance),
            available: toDecimal(availablePoints(points)),
            reason: points.reason,
          },
    party: shownParty(state),
    internal_notes: state.internal_note ?? '',
    marina_requirements: settings.marina_requirements[state.contract_id === null ? 'short' : 'long'],
    required_documents: state.required_documents,
    missing_documents: missingDocuments(
      state.required_documents,
      state.documents.map(({ type }) => type),
    ),
    attachments: shownAttachments(document.attachments),
    ...berthing,
    reservation_status: displayedStatus(state.statuses),
    statuses: [...state.statuses],
    duplicate_of: state.duplicate_of ?? null,
    merged: facts.merged,
    date_offers: shownDateOffers(state, marina.marina_settings.currency),
    action_required: whoMustMove(state.statuses),
    next_move: shownNextMove(state, marina.time_zone),
    allowed_actions: { marina: moves.marina, boater: moves.boater },
    payment: staffPayment(
      state,
      { ...settings, time_zone: marina.time_zone },
      { plan, counter_notes: document.counter_notes, payout },
    ),
    cancellation_terms: moves.boater.some(({ move, allowed }) => move === 'CANCEL_BY_BOATER' && allowed)
      ? cancellationTerms(state, context)
      : null,
    unread_messages: facts.unread_messages,
    waiting_place: facts.waiting_place,
    overdue: facts.overdue,
  };
}

/** Those that were agreed, whatever the settings say today. */
function cancellationTerms(
  state: ReservationState,
  { today, marina }: ReservationContext,
): ReservationDetail['cancellation_terms'] {
  const steps = refundSteps(state, marina);
  const { start_date } = state;
  const percent_today = refundPercent(steps, today, start_date);
  return { file: shownPolicyFile(state, marina), percent_today, steps: stepsLeft(steps, today, start_date) };
}

/**
 * The telephone number that came with the request, if the person's record has another one: the desk then sees both. The
 * country's code makes no difference.
 */
function givenPhone({ boater: given }: ReservationDetailsDocument, known: BoaterDetail | null, hidden: boolean) {
  const [phone, onRecord] = [given?.phone ?? null, known?.boater.phone ?? null];
  if (phone === null || onRecord === null || isSamePhone(phone, onRecord)) return null;
  return hidden ? masked(phone) : phone;
}

function stayPart(document: Document<ReservationDetailsDocument>, nights: number, today: string, timeZone: string) {
  const { state, boater_id, view_id, instant_book, contract_name } = document;
  const { commercial, live_aboard, passeport_escales, additional_requirements, created_at, updated_at } = document;
  const { source, customer_type, start_date, end_date, contract_id } = state;
  return {
    id: document._id,
    view_id,
    revision: document._revision ?? 0,
    source,
    customer_type,
    instant_book,
    is_temporary: standingCode(state) === 'INSTANT_BOOKING_INITIATED',
    is_signed_up: false as const,
    boater_id,
    start_date,
    end_date,
    nights,
    requested_redeem_nights_amount: document.requested_redeem_nights,
    contract_id,
    contract_name,
    instalments: shownInstalments(state, today, timeZone),
    instalment_schedule: state.instalments?.schedule ?? ('ONCE' as const),
    commercial,
    live_aboard,
    passeport_escales,
    additional_requirements: additional_requirements ?? [],
    notes: document.notes ?? '',
    created_at,
    updated_at,
  };
}

/** The boat from the reservation; its home marina comes from the register. */
function vesselPart({ vessel, vessel_name }: ReservationState, known: VesselRecord | null) {
  const { vessel_id: id, length, beam, draft, hull_type, type } = vessel;
  const home_marina_id = known?.home_marina_id ?? null;
  const home_marina_name = known?.home_marina_name ?? null;
  return { id, name: vessel_name ?? '', length, beam, draft, hull_type, type, home_marina_id, home_marina_name };
}

/** A boater that the register does not have (any more): the card shows the data given with the reservation. */
function unknownBoater({ boater_id, state }: ReservationDetailsDocument): BoaterDetail {
  const unknown = {
    first_name: null,
    last_name: null,
    email: null,
    phone: null,
    address: null,
    address_line_two: null,
    postal_code: null,
  };
  return {
    boater: {
      ...unknown,
      id: boater_id,
      relation_type: state.customer_type,
      language: null,
      country_of_residence: null,
      date_of_birth: null,
      is_signed_up: false,
      is_guest: state.source === 'BOATER',
      contact_shown: false,
      erased: false,
    },
    vessels: [],
    memberships: [],
  };
}
