import { BERTH_NOTE_MAX } from '../../../contracts/berths/vocabulary.js';
import { dockWalkErrors } from '../../../contracts/dockwalk/errors.js';
import { choicesOf, type TapOutcome } from '../../../contracts/dockwalk/vocabulary.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Draft } from './draft.js';
import { askAboutNote, bothNotes, foundOf, takeTaps } from './take-taps.js';
import type { ReconsideredBerth, WalkCommand, WalkContext } from './walk-commands.js';
import type { PlannedBoat, WalkEvent } from './walk-events.js';
import { type ConflictOfWalk, lastTap, type Walk, type WalkState } from './walk-state.js';

export { evolve, initial } from './walk-state.js';

type Decision = readonly WalkEvent[] | Refusal;

/**
 * The rules of a dock walk (`dockwalk-<session>`): the last tap of a berth by time stands, and no tap is ever lost.
 * Does not change `state`.
 */
export function decide(command: WalkCommand, state: WalkState, context: WalkContext): Decision {
  if (command.type === 'Start') {
    const { session_id, previous_session_id } = command;
    const { marina_id, now: at, by } = context;
    return state.exists
      ? []
      : [{ type: 'DockWalkStarted', data: { session_id, marina_id, previous_session_id, at, by } }];
  }
  if (!state.exists || state.marina_id !== context.marina_id) return refuse('not_found', dockWalkErrors.walk_not_found);
  const draft = new Draft(state, context);
  return carryOut(command, draft) ?? draft.events;
}

function carryOut(command: Exclude<WalkCommand, { type: 'Start' }>, draft: Draft): Refusal | undefined {
  switch (command.type) {
    case 'Merge':
      takeTaps(draft, command.taps);
      return undefined;
    case 'Decide':
      return decideConflict(command, draft);
    case 'Save':
      save(command, draft);
      return undefined;
    case 'Dismiss':
    case 'LeaveToDesk':
      return settle(command, draft);
    case 'Reconsider':
      for (const berth of command.berths) reconsider(berth, draft);
      return undefined;
    case 'NoteOvertaken': {
      const note = draft.state.notes.get(command.tap_id);
      if (note !== undefined) askAboutNote(draft, { ...note, pier_id: command.pier_id }, command.present);
      return undefined;
    }
    default:
      return command satisfies never;
  }
}

function decideConflict(
  { conflict_id, choice, present_note }: Extract<WalkCommand, { type: 'Decide' }>,
  draft: Draft,
): Refusal | undefined {
  const { session_id, conflicts, notes, berths } = draft.state;
  const conflict = conflicts.get(conflict_id);
  if (conflict === undefined) return refuse('not_found', dockWalkErrors.conflict_not_found);
  if (conflict.choice !== null) {
    if (conflict.choice === choice) return undefined;
    return refuse('conflict', dockWalkErrors.conflict_decided, { details: { choice: conflict.choice } });
  }
  if (!choicesOf[conflict.kind].includes(choice)) return refuseFields({ path: 'choice', code: 'choiceRequired' });
  const mine = notes.get(conflict.tap_id)?.note ?? '';
  const note = choice === 'KEEP_MINE' ? mine : choice === 'KEEP_BOTH' ? bothNotes(present_note, mine) : null;
  const written = conflict.kind === 'NOTE_CHANGED' ? note : null;
  if ((written?.length ?? 0) > BERTH_NOTE_MAX) return refuseFields({ path: 'choice', code: 'berthNoteTooLong' });
  const { berth_id } = conflict;
  const before = draft.standing(berth_id);
  const forgotten_tap_id = forgottenBy(conflict, choice);
  const taps = berths.get(berth_id)?.taps ?? [];
  const last = lastTap(taps.filter((tap) => tap.tap_id !== forgotten_tap_id));
  const stands = last !== null && last.answer !== 'TAKEN_BACK';
  const checked = draft.state.checked + Number(stands) - Number(before !== null);
  const { now: at, by } = draft.context;
  const data = { session_id, conflict_id, choice, berth_id, forgotten_tap_id, note: written, checked, at, by };
  draft.emit({ type: 'ConflictDecided', data });
  draft.follow(berth_id, before);
  return undefined;
}

function forgottenBy({ kind, tap_id, other_tap_id }: ConflictOfWalk, choice: string): string | null {
  if (kind === 'PLAN_CHANGED') return choice === 'KEEP_PLAN' ? tap_id : null;
  if (kind === 'OTHER_TAP') return choice === 'KEEP_MINE' ? other_tap_id : tap_id;
  return null;
}

/** Saving a saved walk changes nothing. Open differences are left to the desk. */
function save({ because, berths }: Extract<WalkCommand, { type: 'Save' }>, draft: Draft): void {
  const { now: at, by } = draft.context;
  const { session_id, saved_at, differences } = draft.state;
  if (saved_at !== null) return;
  const open = [...differences.values()].filter(({ state }) => state === 'OPEN');
  for (const { difference_id } of open) {
    draft.emit({ type: 'DifferenceLeftToDesk', data: { session_id, difference_id, at, by } });
  }
  draft.emit({ type: 'DockWalkSaved', data: { session_id, because, berths, at, by } });
}

function settle(command: Extract<WalkCommand, { type: 'Dismiss' | 'LeaveToDesk' }>, draft: Draft): Refusal | undefined {
  const { now: at, by } = draft.context;
  const { session_id, differences } = draft.state;
  const { difference_id } = command;
  const difference = differences.get(difference_id);
  if (difference === undefined) return refuse('not_found', dockWalkErrors.difference_not_found);
  const { state } = difference;
  if (state === 'RESOLVED' || state === 'DISMISSED') {
    return refuse('conflict', dockWalkErrors.difference_settled, { details: { state } });
  }
  const data = { session_id, difference_id, at, by };
  if (command.type === 'Dismiss') {
    draft.emit({ type: 'DifferenceDismissed', data: { ...data, reason: command.reason } });
  } else if (state === 'OPEN') {
    draft.emit({ type: 'DifferenceLeftToDesk', data });
  }
  return undefined;
}

/** Resolves the differences that plan and record no longer have, and finds what is left of them. */
function reconsider({ berth_id, expected, length }: ReconsideredBerth, draft: Draft): void {
  const { now: at, today } = draft.context;
  const tap = draft.standing(berth_id);
  if (tap?.seen == null) return;
  const seen = tap.seen.answer === 'BOAT' ? { ...tap.seen, length: length ?? tap.seen.length } : tap.seen;
  const { session_id, differences } = draft.state;
  const own = [...differences.values()].filter(({ tap_id }) => tap_id === tap.tap_id);
  // An empty berth says nothing of a boat that got it later.
  const left = foundOf(seen, expected, today).filter(
    ({ planned }) => seen.answer === 'BOAT' || own.some((known) => isSameBoat(known.planned, planned)),
  );
  const gone = own.filter(
    ({ state, kind }) => (state === 'OPEN' || state === 'TO_DESK') && !left.some((found) => found.kind === kind),
  );
  for (const { difference_id } of gone) {
    draft.emit({ type: 'DifferenceResolved', data: { session_id, difference_id, at } });
  }
  if (gone.length === 0) return;
  // A boat that the record no longer has here has left since it was seen.
  for (const found of left) if (found.kind !== 'OTHER_BOAT') draft.find(tap, found);
}

function isSameBoat(one: PlannedBoat | null, other: PlannedBoat | null): boolean {
  if (one === null || other === null) return false;
  if (one.reservation_id !== null) return one.reservation_id === other.reservation_id;
  return one.vessel_id !== null && one.vessel_id === other.vessel_id;
}

/** What became of a tap of this walk, with the conflict that is open about it. Null: the walk does not have it. */
export function outcomeOf(
  state: Walk,
  tap_id: string,
): { readonly outcome: TapOutcome; readonly conflict: ConflictOfWalk | null } | null {
  if (!state.taps.has(tap_id)) return null;
  const conflict = [...state.conflicts.values()].find(
    (one) => one.choice === null && (one.tap_id === tap_id || one.other_tap_id === tap_id),
  );
  if (conflict !== undefined) return { outcome: 'ASKS', conflict };
  return { outcome: stands(state, tap_id) ? 'STANDS' : 'SUPERSEDED', conflict: null };
}

/** Notes, photos and piers are never superseded by answers. */
function stands(state: Walk, tap_id: string): boolean {
  const taps = state.berths.get(state.taps.get(tap_id) ?? '')?.taps ?? [];
  return !taps.some((tap) => tap.tap_id === tap_id) || lastTap(taps)?.tap_id === tap_id;
}
