import { Inject } from '@nestjs/common';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import type { FoundMarina } from '../../../contracts/marinas/queries.js';
import { stepsLeft } from '../../../contracts/marinas/rules/cancellation.js';
import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import { type BoaterReservation, boaterReservation } from '../../../contracts/reservations/boater.js';
import { missingDocuments } from '../../../contracts/reservations/rules/required-documents.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { PaymentProvider } from '../../platform/payments/payment-provider.js';
import { PAYMENTS } from '../../platform/tokens.js';
import { refundSteps } from '../domain/agreed-terms.js';
import { displayedStatus } from '../domain/displayed-status.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { tellingRefusal } from '../domain/decisions/telling-party.js';
import { type MoveContext, moveRefusal, nextMoves, pastRefusal } from '../domain/move-refusals.js';
import { shownParty } from '../domain/party.js';
import { requirementsFor } from '../domain/requirements.js';
import type { ReservationContext } from '../domain/reservation-context.js';
import type { ReservationState } from '../domain/reservation-state.js';
import { namedBerth } from '../lookups/berth-names.js';
import { boaterPayment } from '../lookups/payment-block.js';
import { partyOf, ReservationFacts } from '../lookups/reservation-facts.js';
import { shownTermsOffer } from '../lookups/compared-terms.js';
import { cancellationRules } from '../lookups/cancellation-rules.js';
import { MissingDetails } from '../lookups/missing-details.js';
import { shownAttachments } from '../lookups/shown-attachments.js';
import { shownDateOffers } from '../lookups/shown-date-offers.js';
import { shownInstalments } from '../lookups/shown-instalments.js';
import { shownNextMove } from '../lookups/shown-next-move.js';
import { shownPolicyFile } from '../lookups/shown-policy-file.js';
import { reservationDetails, type ReservationDetailsDocument } from '../projections/reservation-details.js';

/** The boater's view of the reservation that a link opens. */
@Handles(boaterReservationApi.get)
export class ShowBoaterReservation {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly facts: ReservationFacts,
    private readonly missing: MissingDetails,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider,
  ) {}

  async execute({
    boater: { marina_id, reservation_id },
  }: ReceivedCall<typeof boaterReservationApi.get>): Promise<BoaterReservation | Refusal> {
    const document = await this.projections.model(reservationDetails).get(reservation_id);
    if (document?.marina_id !== marina_id) return refuse('not_found', 'NOT_FOUND');
    const marina = await this.facts.marina(marina_id);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const now = this.clock.nowIso();
    const context = { now, today: this.clock.today(marina.time_zone), marina: marina.marina_settings };
    const party = partyOf(reservation_id, document.state);
    const deciding = this.facts.withCard(marina, 'boater', party, null);
    const view = boaterView(document, marina, context, deciding);
    // Parsing drops every field that the boater's view does not have.
    const paid_by = await this.payerOf(document);
    const missing_details = await this.missing.of(document.state, context);
    return boaterReservation.parse({
      ...view,
      ...unasked(view, paid_by),
      paid_by,
      missing_details,
      pays_on: this.payments.paysOn,
    });
  }

  /** The organiser by name, where they pay for the boat of their group. */
  private async payerOf({ marina_id, state }: ReservationDetailsDocument): Promise<BoaterReservation['paid_by']> {
    const { paid_by, boater_id } = state;
    if (paid_by === undefined) return null;
    const [payer] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [paid_by] }));
    const name = [payer?.first_name, payer?.last_name].filter((part) => part != null).join(' ');
    return { name, is_you: paid_by === boater_id };
  }
}

/** Where the organiser of the group pays, the page asks for nothing. */
function unasked(view: ReturnType<typeof boaterView>, paid_by: BoaterReservation['paid_by']) {
  if (paid_by === null) return {};
  const { payment, next_move } = view;
  const waits = payment.due_amount > 0;
  return {
    payment: { ...payment, due_amount: 0, payment_due_at: null, terms: null },
    ...(waits ? { next_move: { ...next_move, by: null, deadline_at: null } } : {}),
  };
}

/**
 * Built only from what was given with this reservation, never from the register: anyone who enters a known mail address
 * in a request gets a link, and must not learn anything about that person from it.
 */
function boaterView(
  document: Document<ReservationDetailsDocument>,
  marina: FoundMarina,
  context: MoveContext,
  deciding: ReservationContext,
) {
  const { state, boater, additional_requirements, created_at } = document;
  const { start_date, end_date, vessel, vessel_name, required_documents } = state;
  const { length, beam, draft } = vessel;
  const rules = cancellationRules(marina, state.contract_id);
  return {
    id: document._id,
    view_id: document.view_id,
    revision: document._revision ?? 0,
    marina: { name: marina.name, code: marina.code, country: marina.country, time_zone: marina.time_zone },
    boater: {
      first_name: boater?.first_name ?? '',
      last_name: boater?.last_name ?? '',
      email: boater?.email ?? '',
      language: boater?.language ?? 'en',
    },
    vessel: { name: vessel_name ?? '', length, beam, draft },
    start_date,
    end_date,
    nights: nightsBetween(start_date, end_date),
    notes: document.notes ?? '',
    additional_requirements: additional_requirements ?? [],
    contract_name: document.contract_name,
    instalments: shownInstalments(state, context.today, marina.time_zone),
    requirements_of_marina: requirementsFor(state, {
      additional_requirements: marina.marina_settings.reservations.additional_requirements,
      instant_requirements: marina.marina_settings.instant_booking.additional_requirements,
    }),
    confirmed_requirements: state.confirmed_requirements ?? [],
    reservation_status: displayedStatus(state.statuses),
    statuses: state.statuses,
    next_move: shownNextMove(state, marina.time_zone),
    allowed_actions: nextMoves(state, context).boater,
    berth: ownBerth(state),
    berth_offer: offeredBerth(state),
    date_offers: shownDateOffers(state, marina.marina_settings.currency),
    terms_offer: shownTermsOffer(state, deciding),
    required_documents,
    missing_documents: missingDocuments(
      state.required_documents,
      state.documents.map(({ type }) => type),
    ),
    attachments: shownAttachments(document.attachments),
    party: shownParty(state),
    may_tell_party: mayTellParty(state, context),
    refund_tiers: stepsLeft(refundSteps(state, rules), context.today, start_date),
    cancellation_policy: shownPolicyFile(state, rules),
    payment: boaterPayment(state, { ...marina.marina_settings, time_zone: marina.time_zone }),
    created_at,
  };
}

/** Until the desk has counted, and while the stay is to come or under way. */
function mayTellParty(state: ReservationState, context: MoveContext): boolean {
  const closed = moveRefusal('ADD_DOCUMENT', state, context) ?? pastRefusal(state, context) ?? tellingRefusal(state);
  return closed === null;
}

/** Shown only once approved: before, the berth may still change. */
function ownBerth({ berth, statuses }: ReservationState): BoaterReservation['berth'] {
  if (berth === null || !statuses.some((entry) => isOneOf(bookedStatuses, entry.status_code))) return null;
  const { number, pier_name } = namedBerth(berth, new Map());
  return { number, pier_name };
}

/** The held berth, which the plan may have changed since the offer. */
function offeredBerth({ berth, berth_offer }: ReservationState): BoaterReservation['berth_offer'] {
  if (berth_offer === null) return null;
  const { number, pier_name } = namedBerth(berth ?? berth_offer, new Map());
  const { answer_by, place } = berth_offer;
  return { number, pier_name, answer_by, place };
}
