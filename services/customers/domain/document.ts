import { customerErrors } from '../../../contracts/customers/errors.js';
import { DOCUMENT_REMINDER_DAYS, type DocumentType } from '../../../contracts/customers/vocabulary.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { DocumentEvent, DocumentEventOf } from './document-events.js';

export type DocumentState =
  | { readonly exists: false }
  | {
      readonly exists: true;
      readonly marina_id: string;
      readonly boater_id: string;
      readonly vessel_id: string | null;
      readonly document_type: DocumentType;
      /** Null once the person was erased. */
      readonly file_name: string | null;
      readonly expires_on: string | null;
      /** The end of which the boater was reminded; null: of none. */
      readonly reminded_of: string | null;
      readonly deleted: boolean;
    };

export type DocumentCommand =
  | {
      type: 'AddDocument';
      document: Omit<DocumentEventOf<'DocumentAdded'>['data'], 'document_id' | 'at' | 'marina_id'>;
    }
  | { type: 'SetExpiry'; expires_on: string | null }
  | { type: 'RemindOfExpiry' }
  | { type: 'DeleteDocument' };

export interface DocumentContext {
  readonly document_id: string;
  /** The marina of the caller; another marina's documents do not exist for it. */
  readonly marina_id: string;
  /** UTC. */
  readonly now: string;
  /** The marina's calendar date. */
  readonly today: string;
}

export function initial(): DocumentState {
  return { exists: false };
}

export function evolve(state: DocumentState, event: DocumentEvent): DocumentState {
  if (event.type === 'DocumentAdded') {
    const { marina_id, boater_id, vessel_id, document_type, file_name, expires_on } = event.data;
    const facts = { marina_id, boater_id, vessel_id, document_type, file_name, expires_on };
    return { exists: true, ...facts, reminded_of: null, deleted: false };
  }
  if (!state.exists) return state;
  switch (event.type) {
    case 'DocumentExpirySet':
      return { ...state, expires_on: event.data.expires_on };
    case 'DocumentReminded':
      return { ...state, reminded_of: event.data.expires_on };
    case 'DocumentDeleted':
      return { ...state, deleted: true };
    default:
      return event satisfies never;
  }
}

export function decide(
  command: DocumentCommand,
  state: DocumentState,
  { document_id, marina_id, now: at, today }: DocumentContext,
): DocumentEvent[] | Refusal {
  if (command.type === 'AddDocument') {
    if (state.exists) return [];
    return [{ type: 'DocumentAdded', data: { ...command.document, document_id, marina_id, at } }];
  }
  if (!state.exists || state.deleted || state.marina_id !== marina_id) {
    return refuse('not_found', customerErrors.document_not_found);
  }
  const about = { document_id, boater_id: state.boater_id, at };
  switch (command.type) {
    case 'SetExpiry': {
      const { expires_on } = command;
      return expires_on === state.expires_on ? [] : [{ type: 'DocumentExpirySet', data: { ...about, expires_on } }];
    }
    case 'RemindOfExpiry': {
      const { expires_on, reminded_of } = state;
      if (expires_on === null || expires_on === reminded_of || remindsOn(expires_on) > today) return [];
      return [{ type: 'DocumentReminded', data: { ...about, expires_on } }];
    }
    case 'DeleteDocument':
      return [{ type: 'DocumentDeleted', data: about }];
    default:
      return command satisfies never;
  }
}

/** The day from which the boater is reminded of the document's end. */
export function remindsOn(expires_on: string): string {
  return addDays(expires_on, -DOCUMENT_REMINDER_DAYS);
}
