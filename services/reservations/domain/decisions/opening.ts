import type { RequiredDocuments } from '../../../../contracts/reservations/vocabulary-schemas.js';
import type { FieldError, Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { isRefusal, refuse, refuseFields } from '../../../../contracts/vocabulary/refusal.js';
import { nightsBetween } from '../../../../contracts/vocabulary/dates.js';
import { dateErrors } from '../date-rules.js';
import type { ReservationEvent, ReservationEventOf } from '../events/reservation-event.js';
import { documentsMissing, papersIn } from '../move-refusals.js';
import { hullErrors } from '../hull-rules.js';
import { redeemWishErrors } from '../redeem-rules.js';
import { conflict, featureOff, fieldError } from '../refusals.js';
import type { Opening, OpeningCommand } from '../reservation-command.js';
import type { ReservationContext, RequirementStage } from '../reservation-context.js';
import type { ReservationState } from '../reservation-state.js';
import { chooseBerth } from './berthing.js';
import { draftOn, record } from './draft.js';
import { bookInstantly } from './instant-booking.js';
import { approve, putOnWaitingList, sendPrice } from './offering.js';
import { withParty } from './recording-party.js';

/** Decides how a reservation begins: a boater requests it, a boater books instantly, or the marina enters it. */
export function decideOpening(
  command: OpeningCommand,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  if (state.reservation_id !== null) return conflict('RESERVATION_ALREADY_EXISTS');
  const byBoater = command.type !== 'CreateByMarina';
  if (byBoater ? context.actor === 'staff' || context.actor === 'admin' : context.actor === 'boater') {
    return refuse('forbidden', 'FORBIDDEN');
  }
  const refusal = openingRefusal(command, context);
  if (refusal !== null) return refusal;
  switch (command.type) {
    case 'RequestReservation': {
      const missing = documentsMissingAt('initial_inquiry', command.opening, context);
      if (missing.length > 0) return documentsMissing(missing);
      const data = openingFactsOf(command.opening, context);
      return withParty(record(draftOn(state), { type: 'ReservationRequested', data }), command.opening, context).events;
    }
    case 'BookInstantly': {
      const missing = documentsMissingAt('instant_booking', command.opening, context);
      if (missing.length > 0) return documentsMissing(missing);
      // There is no approval step, so documents required after it are required from the start.
      return bookInstantly(command, openingFactsOf(command.opening, context, 'after_approval'), state, context);
    }
    case 'CreateByMarina':
      return createByMarina(command, state, context);
  }
}

function createByMarina(
  command: Extract<OpeningCommand, { type: 'CreateByMarina' }>,
  state: ReservationState,
  context: ReservationContext,
): readonly ReservationEvent[] | Refusal {
  // Staff name the documents they require; the marina's list applies to boaters' requests.
  const required_documents = command.required_documents ?? NO_DOCUMENTS;
  const facts = { ...openingFactsOf(command.opening, context), required_documents };
  const data = { ...facts, internal_note: command.internal_note };
  const entered = record(draftOn(state), { type: 'ReservationCreatedByMarina', data });
  const created = withParty(entered, command.opening, context);
  const { offer } = command;
  const message = command.message ?? null;
  const decided =
    command.action === 'NOTIFY'
      ? sendPrice(created, offer, message, context)
      : command.action === 'APPROVE'
        ? approve(created, offer, message, context, null, command.tell)
        : putOnWaitingList(created, offer, message, context);
  if (isRefusal(decided)) return decided;
  const berthed = command.berth === undefined ? decided : chooseBerth(decided, command.berth, context);
  return isRefusal(berthed) ? berthed : berthed.events;
}

const NO_DOCUMENTS: RequiredDocuments = { vessel_insurence: false, vessel_license: false, skipper_id: false };

/** The rules that apply to every opening. */
function openingRefusal({ type, opening }: OpeningCommand, context: ReservationContext): Refusal | null {
  const nights = nightsBetween(opening.start_date, opening.end_date);
  const path = 'requested_redeem_nights_amount';
  const errors = [
    ...dateErrors(opening, context),
    ...vesselErrors(opening, context, type === 'BookInstantly'),
    ...sizeErrors(opening, context),
    ...redeemWishErrors(opening.requested_redeem_nights, nights, opening.customer_type, context, path),
  ];
  if (errors.length > 0) return refuseFields(...errors);
  if (opening.passeport_escales && context.marina.permissions.passeport_escales !== true) {
    return featureOff('passeport_escales');
  }
  return null;
}

/** Hull and type are required only where the marina lists them: for a first inquiry, or for instant booking. */
function vesselErrors(
  { vessel, hull_confirmed }: Opening,
  { marina }: ReservationContext,
  instantly: boolean,
): FieldError[] {
  const { initial_inquiry, instant_booking } = marina.requirements;
  const asked = instantly ? [...initial_inquiry, ...instant_booking] : initial_inquiry;
  const errors = hullErrors(vessel, hull_confirmed);
  if (asked.includes('HULL_TYPE') && vessel.hull_type === null) {
    errors.push({ path: 'vessel.hull_type', code: 'HullTypeRequired' });
  }
  if (asked.includes('VESSEL_TYPE') && vessel.type === null) {
    errors.push({ path: 'vessel.type', code: 'vesselTypeRequired' });
  }
  return errors;
}

/** The marina's limits apply to boaters; staff may have a place for a larger boat. */
function sizeErrors({ vessel }: Opening, { marina, actor }: ReservationContext): FieldError[] {
  if (actor !== 'boater') return [];
  const { largest_boat: largest } = marina;
  return [
    ...(vessel.length > largest.length ? [fieldError('vessel.length', 'boatloaTooLong')] : []),
    ...(vessel.beam > largest.beam ? [fieldError('vessel.beam', 'boatbeamTooWide')] : []),
    ...(vessel.draft > largest.draft ? [fieldError('vessel.draft', 'boatdraftTooDeep')] : []),
  ];
}

function documentsMissingAt(stage: RequirementStage, opening: Opening, { marina }: ReservationContext) {
  return marina.requirements[stage]
    .filter((item) => item !== 'HULL_TYPE' && item !== 'VESSEL_TYPE')
    .filter((item) => !opening.documents.some((document) => document.type === item));
}

/** @param also another stage whose documents are required from the start */
function openingFactsOf(
  opening: Opening,
  context: ReservationContext,
  also?: RequirementStage,
): ReservationEventOf<'ReservationRequested'>['data'] {
  const { documents, party: _party, hull_confirmed: _confirmed, ...facts } = opening;
  const { requirements } = context.marina;
  const wanted = [...requirements.before_approval, ...(also === undefined ? [] : requirements[also])];
  return {
    ...facts,
    additional_requirements: [...opening.additional_requirements],
    tem_member: context.membership?.tem_member ?? false,
    required_documents: papersIn(wanted),
    documents: documents.map(({ document_id, type }) => ({ document_id, type })),
    file_names: documents.map((document) => document.file_name),
    at: context.now,
  };
}
