import type { CustomerType, RevealReason } from '../../../contracts/customers/vocabulary.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import type { StoredContact } from '../../../contracts/customers/contact.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { BoaterEvent } from './boater-events.js';
import type { BoaterState } from './boater-state.js';
import { builtOn, decideMerging, evolveMerging, type MergingCommand } from './merging.js';

export type BoaterCommand =
  | {
      type: 'RegisterBoater';
      boater_id: string;
      relation_type: CustomerType;
      registered_by: 'MARINA' | 'BOATER';
      contact: StoredContact;
    }
  | { type: 'ChangeBoater'; boater_id: string; changes: Partial<StoredContact>; relation_type?: CustomerType }
  | { type: 'RevealContact'; boater_id: string; reason: RevealReason }
  | MergingCommand;

export interface BoaterContext {
  /** The marina of the caller; another marina's boaters do not exist for it. */
  readonly marina_id: string;
}

export function initial(): BoaterState {
  return { exists: false };
}

export function evolve(state: BoaterState, event: BoaterEvent): BoaterState {
  if (event.type === 'BoaterRegistered') {
    const { marina_id, relation_type, registered_by, contact } = event.data;
    const facts = { marina_id, relation_type, registered_by, contact, revealed: false };
    return { exists: true, ...facts, survivor_id: null, merges: [] };
  }
  if (!state.exists) return state;
  switch (event.type) {
    case 'BoaterContactChanged':
      return { ...builtOn(state), contact: event.data.contact };
    case 'BoaterRelationChanged':
      return { ...builtOn(state), relation_type: event.data.relation_type };
    case 'BoaterContactRevealed':
      return { ...builtOn(state), revealed: true };
    case 'BoaterMerged':
    case 'BoaterMergeUndone':
    case 'BoaterReplaced':
    case 'BoaterReinstated':
      return evolveMerging(state, event);
    default:
      return event satisfies never;
  }
}

export function decide(command: BoaterCommand, state: BoaterState, context: BoaterContext): BoaterEvent[] | Refusal {
  if (command.type === 'RegisterBoater') return register(command, state, context);
  if (!state.exists || state.marina_id !== context.marina_id) {
    return refuse('not_found', customerErrors.boater_not_found);
  }
  switch (command.type) {
    case 'ChangeBoater':
      return state.survivor_id === null ? change(command, state) : refuse('conflict', customerErrors.boater_merged);
    case 'MergeBoater':
    case 'ReplaceBoater':
    case 'UndoMerge':
    case 'ReinstateBoater':
      return decideMerging(command, state);
    case 'RevealContact':
      return state.revealed ? [] : [revealed(command)];
    default:
      return command satisfies never;
  }
}

function revealed({ boater_id, reason }: Extract<BoaterCommand, { type: 'RevealContact' }>): BoaterEvent {
  return { type: 'BoaterContactRevealed', data: { boater_id, reason } };
}

function register(
  { boater_id, relation_type, registered_by, contact }: Extract<BoaterCommand, { type: 'RegisterBoater' }>,
  state: BoaterState,
  { marina_id }: BoaterContext,
): BoaterEvent[] {
  // A concurrent command has registered the same person at this moment, so nothing is lost.
  if (state.exists) return [];
  return [{ type: 'BoaterRegistered', data: { boater_id, marina_id, relation_type, registered_by, contact } }];
}

function change(
  { boater_id, changes, relation_type }: Extract<BoaterCommand, { type: 'ChangeBoater' }>,
  state: Extract<BoaterState, { exists: true }>,
): BoaterEvent[] | Refusal {
  if (state.contact === null) return refuse('conflict', customerErrors.boater_erased);
  const events: BoaterEvent[] = [];
  const contact = { ...state.contact, ...changes };
  if (differs(state.contact, contact)) events.push({ type: 'BoaterContactChanged', data: { boater_id, contact } });
  if (relation_type !== undefined && relation_type !== state.relation_type) {
    events.push({ type: 'BoaterRelationChanged', data: { boater_id, relation_type } });
  }
  return events;
}

function differs(before: StoredContact, after: StoredContact): boolean {
  return (Object.keys(after) as (keyof StoredContact)[]).some((field) => before[field] !== after[field]);
}
