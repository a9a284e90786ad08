import type { RequiredDocuments } from '../../../../contracts/reservations/vocabulary-schemas.js';
import type { Refusal } from '../../../../contracts/vocabulary/refusal.js';
import { refuseFields } from '../../../../contracts/vocabulary/refusal.js';
import { dateErrors, sameDates } from '../date-rules.js';
import { changedHullErrors } from '../hull-rules.js';
import type { Changes } from '../reservation-command.js';
import type { ReservationContext } from '../reservation-context.js';
import type { ReservationState } from '../reservation-state.js';
import { chooseBerth } from './berthing.js';
import type { Draft } from './draft.js';
import { draftOn, record } from './draft.js';
import { recordParty } from './recording-party.js';

/**
 * Records everything staff changed except the price, ahead of the event for their action. Unchanged values are left
 * out.
 */
export function applyChanges(
  changes: Changes,
  state: ReservationState,
  context: ReservationContext,
  berthAs: Parameters<typeof chooseBerth>[3] = 'choice',
): Draft | Refusal {
  const at = context.now;
  const { boater_id } = state;
  let draft = draftOn(state);
  if (changes.dates !== undefined && !sameDates(changes.dates, state)) {
    const errors = dateErrors(changes.dates, context, '', state);
    if (errors.length > 0) return refuseFields(...errors);
    const { start_date, end_date } = changes.dates;
    draft = record(draft, { type: 'StayDatesChanged', data: { start_date, end_date, at } });
  }
  if (changes.vessel !== undefined && vesselDiffers(changes.vessel, state)) {
    const { vessel, vessel_name, hull_confirmed } = changes.vessel;
    const errors = changedHullErrors(state.vessel, vessel, hull_confirmed);
    if (errors.length > 0) return refuseFields(...errors);
    draft = record(draft, { type: 'ReservationVesselChanged', data: { boater_id, vessel, vessel_name, at } });
  }
  if (changes.party !== undefined) draft = recordParty(draft, changes.party, at);
  const papers = changes.required_documents;
  if (papers !== undefined && papersDiffer(papers, state.required_documents)) {
    draft = record(draft, { type: 'RequiredDocumentsSet', data: { required_documents: papers, at } });
  }
  const note = changes.internal_note;
  if (note !== undefined && note !== state.internal_note) {
    draft = record(draft, { type: 'ReservationNoteUpdated', data: { boater_id, internal_note: note, at } });
  }
  if (changes.berth === undefined) return draft;
  return chooseBerth(draft, changes.berth, context, berthAs);
}

function vesselDiffers({ vessel, vessel_name }: NonNullable<Changes['vessel']>, state: ReservationState): boolean {
  const keys = ['vessel_id', 'length', 'beam', 'draft', 'hull_type', 'type'] as const;
  return vessel_name !== state.vessel_name || keys.some((key) => vessel[key] !== state.vessel[key]);
}

function papersDiffer(one: RequiredDocuments, other: RequiredDocuments): boolean {
  const keys = ['vessel_insurence', 'vessel_license', 'skipper_id'] as const;
  return keys.some((key) => one[key] !== other[key]);
}
