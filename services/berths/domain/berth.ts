import { minimumCodes, minimumNotBelowMax } from '../../../contracts/berths/rules/boat-fit.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { BerthForm } from '../../../contracts/berths/records.js';
import { BERTH_NOTE_MAX, INQUIRY_STANDS_DAYS } from '../../../contracts/berths/vocabulary.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { BerthCard, BerthEvent } from './berth-events.js';
import type { PlanBerth } from './berth-plan-events.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';

export interface BerthState {
  readonly status: 'none' | 'there' | 'deleted';
  /** The saved card; null before the berth is created. */
  readonly card: BerthCard | null;
  readonly notes: string;
  /** The last absence inquiry to a resident of the berth; null: none was sent. */
  readonly inquiry: AbsenceInquiry | null;
}

export interface AbsenceInquiry {
  readonly vessel_id: string;
  readonly allocation_id: string;
  /** UTC instant. */
  readonly at: string;
}

interface Saved {
  readonly berth_id: string;
  readonly berth: BerthForm;
}

export type BerthCommand =
  | { readonly type: 'CreateBerth'; readonly data: Saved }
  | { readonly type: 'UpdateBerth'; readonly data: Saved }
  | {
      readonly type: 'ChangeBerthNotes';
      readonly data: { readonly berth_id: string; readonly notes: string; readonly was?: string };
    }
  | {
      readonly type: 'InquireForAbsence';
      readonly data: { readonly berth_id: string; readonly vessel_id: string; readonly allocation_id: string };
    }
  | {
      /** Saves a card as a batch lists it; `notes` only for a new berth. */
      readonly type: 'WriteCard';
      readonly data: { readonly berth_id: string; readonly card: BerthCard; readonly notes: string };
    }
  | { readonly type: 'DeleteBerth'; readonly data: { readonly berth_id: string } };

export interface BerthContext {
  readonly now: string;
  readonly today: string;
  /** The pier the berth is saved to; null if there is no pier with that id. */
  readonly pier: { readonly name: string; readonly instant_booking: boolean } | null;
  /** Another berth of the pier already has the requested number. */
  readonly name_taken: boolean;
  /** Visitors or residents are berthed there now or in the future. */
  readonly allocations_ahead: boolean;
}

export function initial(): BerthState {
  return { status: 'none', card: null, notes: '', inquiry: null };
}

export function evolve(state: BerthState, event: BerthEvent): BerthState {
  const { type, data } = event;
  switch (type) {
    case 'BerthCreated':
    case 'BerthUpdated':
      return { ...state, status: 'there', card: data };
    case 'BerthNotesChanged':
      return { ...state, notes: data.notes };
    case 'AbsenceInquired': {
      const { berth_id: _, ...inquiry } = data;
      return { ...state, inquiry };
    }
    case 'BerthDeleted':
      return { ...state, status: 'deleted' };
    default:
      return type satisfies never;
  }
}

/** Records only differences: saving an existing card with the same values or the same notes is a no-op. */
export function decide(
  command: BerthCommand,
  state: BerthState,
  context: BerthContext,
): readonly BerthEvent[] | Refusal {
  const { berth_id } = command.data;
  switch (command.type) {
    case 'CreateBerth': {
      const card = cardOf(command.data, null, context);
      if (state.status === 'none') return save('BerthCreated', command.data, card, state, context);
      const same = state.status === 'there' && sameJson(state.card, card) && state.notes === command.data.berth.notes;
      return same ? [] : refuse('conflict', berthErrors.berth_exists, { details: { berth_id } });
    }
    case 'UpdateBerth': {
      if (state.status !== 'there') return notFound(berth_id);
      return save('BerthUpdated', command.data, cardOf(command.data, state.card, context), state, context);
    }
    case 'WriteCard': {
      const { card, notes } = command.data;
      if (state.status === 'none') {
        return [{ type: 'BerthCreated', data: card }, ...notesChanged(berth_id, notes, state)];
      }
      if (state.status !== 'there') return notFound(berth_id);
      return sameJson(state.card, card) ? [] : [{ type: 'BerthUpdated', data: card }];
    }
    case 'ChangeBerthNotes': {
      if (state.status !== 'there') return notFound(berth_id);
      const { notes, was = state.notes } = command.data;
      if (was !== state.notes && notes !== state.notes) {
        return refuse('conflict', berthErrors.note_changed, { details: { notes: state.notes } });
      }
      return notesTooLong(notes) ?? notesChanged(berth_id, notes, state);
    }
    case 'InquireForAbsence': {
      if (state.status !== 'there') return notFound(berth_id);
      const { now: at } = context;
      if (standingInquiry(state.inquiry, command.data.allocation_id, at) !== null) return [];
      return [{ type: 'AbsenceInquired', data: { ...command.data, at } }];
    }
    case 'DeleteBerth': {
      if (state.status === 'none') return notFound(berth_id);
      if (state.status === 'deleted') return [];
      if (context.allocations_ahead) return refuse('conflict', berthErrors.berth_in_use, { details: { berth_id } });
      return [{ type: 'BerthDeleted', data: { berth_id } }];
    }
    default:
      return command satisfies never;
  }
}

/** The inquiry to this residency, as long as it stands; null: none does. */
export function standingInquiry(
  inquiry: AbsenceInquiry | null,
  allocation_id: string | null,
  now: string,
): AbsenceInquiry | null {
  if (inquiry === null || inquiry.allocation_id !== allocation_id) return null;
  const days = (Date.parse(now) - Date.parse(inquiry.at)) / 86_400_000;
  return days < INQUIRY_STANDS_DAYS ? inquiry : null;
}

/** A berth's facts for the berth plan. */
export function planBerthOf(card: BerthCard, pier_name: string): PlanBerth {
  const { holder_type: _holder, services: _services, location: _location, ...planned } = card;
  return { ...planned, pier_name };
}

/**
 * The card to save. A move to another pier gives the berth that pier's instant booking, whatever the form says (spec 3
 * §4); a new berth may differ.
 */
function cardOf({ berth_id, berth }: Saved, before: BerthCard | null, context: BerthContext): BerthCard {
  const { notes: _notes, instant_booking: asked, ...rest } = berth;
  const piers = context.pier?.instant_booking ?? false;
  const moved = before !== null && before.pier_id !== berth.pier_id;
  return { ...rest, berth_id, instant_booking: moved ? piers : (asked ?? before?.instant_booking ?? piers) };
}

function save(
  type: 'BerthCreated' | 'BerthUpdated',
  { berth_id, berth }: Saved,
  card: BerthCard,
  state: BerthState,
  context: BerthContext,
): readonly BerthEvent[] | Refusal {
  const refusal = refusalOf(card, context) ?? notesTooLong(berth.notes);
  if (refusal !== null) return refusal;
  const changed: BerthEvent[] = sameJson(state.card, card) ? [] : [{ type, data: card }];
  return [...changed, ...notesChanged(berth_id, berth.notes, state)];
}

function refusalOf(card: BerthCard, context: BerthContext): Refusal | null {
  if (context.pier === null) {
    return refuse('not_found', berthErrors.pier_not_found, { details: { id: card.pier_id } });
  }
  const field = minimumNotBelowMax(card);
  if (field !== null) return refuseFields({ path: `berth.${field}`, code: minimumCodes[field] });
  if (card.smart_extension?.neighbours.includes(card.berth_id) === true) {
    return refuseFields({ path: 'berth.smart_extension.neighbours', code: 'extensionNeighbourItself' });
  }
  if (!context.name_taken) return null;
  return refuse('conflict', berthErrors.berth_number_taken, {
    errors: [{ path: 'berth.number', code: 'berthNumberTaken' }],
    details: { pier: context.pier.name, number: card.number },
  });
}

function notesTooLong(notes: string): Refusal | null {
  return notes.length > BERTH_NOTE_MAX ? refuseFields({ path: 'berth.notes', code: 'berthNoteTooLong' }) : null;
}

const notesChanged = (berth_id: string, notes: string, state: BerthState): BerthEvent[] =>
  notes === state.notes ? [] : [{ type: 'BerthNotesChanged', data: { berth_id, notes } }];

const notFound = (berth_id: string): Refusal =>
  refuse('not_found', berthErrors.berth_not_found, { details: { id: berth_id } });
