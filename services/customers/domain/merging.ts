import { customerErrors } from '../../../contracts/customers/errors.js';
import type { MergedField } from '../../../contracts/customers/vocabulary.js';
import { MERGE_UNDO_DAYS } from '../../../contracts/customers/vocabulary.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { BoaterState, MergedFacts } from './boater-state.js';
import type { BoaterEvent } from './boater-events.js';

type Registered = Extract<BoaterState, { exists: true }>;
type MergingEvent = Extract<
  BoaterEvent,
  { type: 'BoaterMerged' | 'BoaterMergeUndone' | 'BoaterReplaced' | 'BoaterReinstated' }
>;

export type MergingCommand =
  | {
      type: 'MergeBoater';
      boater_id: string;
      merged_id: string;
      /** The other record. */
      merged: Registered;
      /** The values that come from it. */
      take: readonly MergedField[];
      now: string;
    }
  | { type: 'ReplaceBoater'; boater_id: string; survivor_id: string }
  | { type: 'UndoMerge'; boater_id: string; merged_id: string; now: string }
  | { type: 'ReinstateBoater'; boater_id: string };

export function decideMerging(command: MergingCommand, state: Registered): BoaterEvent[] | Refusal {
  const { boater_id } = command;
  switch (command.type) {
    case 'MergeBoater': {
      const { merged_id, merged, take, now } = command;
      const facts = mergedFacts(state, merged, take);
      if (boater_id === merged_id) return refuse('conflict', customerErrors.merge_with_itself);
      if (state.contact === null || facts.contact === null) return refuse('conflict', customerErrors.boater_erased);
      if (state.survivor_id !== null) return refuse('conflict', customerErrors.boater_merged);
      if (state.merges.some((merge) => merge.merged_id === merged_id)) return [];
      return [{ type: 'BoaterMerged', data: { boater_id, merged_id, ...facts, at: now } }];
    }
    case 'ReplaceBoater': {
      const { survivor_id } = command;
      if (state.survivor_id === survivor_id) return [];
      if (state.survivor_id !== null) return refuse('conflict', customerErrors.boater_merged);
      return [{ type: 'BoaterReplaced', data: { boater_id, survivor_id } }];
    }
    case 'UndoMerge': {
      const hindrance = undoHindrance(state, command.merged_id, command.now);
      if (hindrance !== null)
        return refuse(hindrance === customerErrors.merge_not_found ? 'not_found' : 'conflict', hindrance);
      const { merged_id, now: at } = command;
      const before = state.merges.find((merge) => merge.merged_id === merged_id)?.before ?? factsOf(state);
      return [{ type: 'BoaterMergeUndone', data: { boater_id, merged_id, ...before, at } }];
    }
    case 'ReinstateBoater':
      if (state.survivor_id === null) return [];
      return [{ type: 'BoaterReinstated', data: { boater_id, survivor_id: state.survivor_id } }];
    default:
      return command satisfies never;
  }
}

/**
 * Why a merge can no longer be undone; null if it can. It can be for 30 days, as long as nothing was built on it: the
 * surviving record has neither been changed nor merged again.
 */
export function undoHindrance(state: Registered, merged_id: string, now: string) {
  const merge = state.merges.find((one) => one.merged_id === merged_id);
  if (merge === undefined) return customerErrors.merge_not_found;
  if (state.contact === null) return customerErrors.boater_erased;
  if (merge.built_on || state.survivor_id !== null) return customerErrors.merge_built_on;
  return now > undoUntil(merge.at) ? customerErrors.merge_too_old : null;
}

/** The instant until which a merge can be undone. */
export function undoUntil(at: string): string {
  return new Date(Date.parse(at) + MERGE_UNDO_DAYS * 86_400_000).toISOString();
}

export function evolveMerging(state: Registered, { type, data }: MergingEvent): Registered {
  switch (type) {
    case 'BoaterMerged': {
      const merge = { merged_id: data.merged_id, at: data.at, before: factsOf(state), built_on: false };
      return { ...builtOn(state), ...factsOf(data), merges: [...builtOn(state).merges, merge] };
    }
    case 'BoaterMergeUndone':
      return {
        ...state,
        ...factsOf(data),
        merges: state.merges.filter(({ merged_id }) => merged_id !== data.merged_id),
      };
    case 'BoaterReplaced':
      return { ...state, survivor_id: data.survivor_id };
    case 'BoaterReinstated':
      return { ...state, survivor_id: null };
    default:
      return type satisfies never;
  }
}

/** The state with its merges marked as built on. */
export function builtOn(state: Registered): Registered {
  return state.merges.length === 0
    ? state
    : { ...state, merges: state.merges.map((merge) => ({ ...merge, built_on: true })) };
}

/**
 * The surviving record's facts: its own, with the fields in `taken` from the other record. A berth holder stays one.
 * Contact details that the person gave without an approved reservation stay as hidden as they were.
 */
export function mergedFacts(kept: Registered, merged: Registered, taken: readonly MergedField[]): MergedFacts {
  const { contact } = kept;
  const values = Object.fromEntries(taken.map((field) => [field, merged.contact?.[field] ?? null]));
  const takesContact = taken.includes('email') || taken.includes('phone');
  const resident = kept.relation_type === 'RESIDENT' || merged.relation_type === 'RESIDENT';
  return {
    contact: contact === null || merged.contact === null ? null : { ...contact, ...values },
    relation_type: resident ? 'RESIDENT' : 'VISITOR',
    registered_by: takesContact && merged.registered_by === 'BOATER' ? 'BOATER' : kept.registered_by,
    revealed: kept.revealed || merged.revealed,
  };
}

function factsOf({ contact, relation_type, registered_by, revealed }: MergedFacts): MergedFacts {
  return { contact, relation_type, registered_by, revealed };
}
