import { BERTH_NOTE_MAX } from '../../../contracts/berths/vocabulary.js';
import { agrees, differencesOf, isBoat, type Seen } from '../../../contracts/dockwalk/rules/differences.js';
import type { DockBoat, Expectation } from '../../../contracts/dockwalk/rules/expectation.js';
import type { ConflictChoice, ConflictKind, DifferenceKind } from '../../../contracts/dockwalk/vocabulary.js';
import type { Draft } from './draft.js';
import type { AnswerToTake, NoteToTake, PreparedTap, WalkContext } from './walk-commands.js';
import type { FoundDifference, PlannedBoat } from './walk-events.js';
import { type AnswerTap, byTime, lastTap, type Walk } from './walk-state.js';

/** Takes taps in the order of their times; taps that the walk has already change nothing. */
export function takeTaps(draft: Draft, taps: readonly PreparedTap[]): void {
  const { context } = draft;
  const timed = taps.map((tap) => ({ ...tap, ...timeOf(tap.at, draft.state, context) }));
  for (const tap of timed.sort(byTime)) {
    if (draft.state.taps.has(tap.tap_id)) continue;
    const { session_id } = draft.state;
    const { tap_id, at, said_at, device_id } = tap;
    const tapped = { session_id, tap_id, at, said_at, device_id, by: context.by };
    if (tap.kind === 'ANSWER') answer(draft, tap, tapped);
    else if (tap.kind === 'NOTE') note(draft, tap, tapped);
    else if (tap.kind === 'PIER') draft.emit({ type: 'PierWalked', data: { ...tapped, pier_id: tap.pier_id } });
    else {
      const { berth_id, pier_id, content_type, size_bytes } = tap;
      draft.emit({ type: 'BerthPhotographed', data: { ...tapped, berth_id, pier_id, content_type, size_bytes } });
    }
  }
}

/** A tap is made during the walk and before it arrives, whatever the phone's clock shows. */
function timeOf(said: string, { started_at }: Walk, { now }: WalkContext): { at: string; said_at: string } {
  const said_at = new Date(said).toISOString();
  if (said_at > now) return { at: now, said_at };
  return { at: said_at < started_at ? started_at : said_at, said_at };
}

type Tapped = Pick<AnswerTap, 'tap_id' | 'at' | 'said_at' | 'device_id' | 'by'> & { readonly session_id: string };

function answer(draft: Draft, tap: AnswerToTake, tapped: Tapped): void {
  const { berth_id, pier_id, seen, boat_name, knew, expected, date } = tap;
  const known = draft.state.berths.get(berth_id)?.taps ?? [];
  const before = draft.standing(berth_id);
  const other = lastTap(known);
  // The plan may have changed after the tap, so the tap is compared with the plan as it stood then.
  const differences = seen === null ? [] : foundOf(seen, tap.then ?? expected, date);
  const taken: AnswerTap = {
    ...tapped,
    berth_id,
    pier_id,
    answer: tap.answer,
    seen,
    boat_name,
    knew_tap_id: knew.tap_id,
    differences,
    forgotten: false,
  };
  const last = lastTap([...known, taken].sort(byTime));
  const stands = last !== null && last.answer !== 'TAKEN_BACK';
  const checked = draft.state.checked + Number(stands) - Number(before !== null);
  const { forgotten: _, ...data } = taken;
  const { session_id } = tapped;
  draft.emit({ type: 'BerthChecked', data: { ...data, session_id, differences, checked } });
  dropMoot(draft, taken);
  const about = { berth_id, pier_id, tap_id: tap.tap_id };
  if (other !== null && contradicts(taken, other)) {
    const safe = byTime(taken, other) > 0 ? 'KEEP_MINE' : 'KEEP_THEIRS';
    ask(draft, { kind: 'OTHER_TAP', ...about, other_tap_id: other.tap_id, safe });
  } else if (seen !== null && knew.expected !== expected.key && !agrees(seen, expected)) {
    // A boat that was seen as planned may have moved since; a boat that differs is news for the plan.
    const safe = tap.answer === 'AS_PLANNED' ? 'KEEP_PLAN' : 'KEEP_BOTH';
    ask(draft, { kind: 'PLAN_CHANGED', ...about, knew_expected: knew.expected, safe });
  }
  draft.follow(berth_id, before);
}

/** Two phones gave different answers, and neither knew the other's. */
function contradicts(tap: AnswerTap, other: AnswerTap): boolean {
  if (tap.device_id === other.device_id) return false;
  if (tap.knew_tap_id === other.tap_id || other.knew_tap_id === tap.tap_id) return false;
  return !sameAnswer(tap, other);
}

function sameAnswer(one: AnswerTap, other: AnswerTap): boolean {
  const [a, b] = [one.seen, other.seen];
  if (a === null || b === null || a.answer !== b.answer) return a === b;
  if (a.answer === 'EMPTY' || b.answer === 'EMPTY') return true;
  const known = a.vessel_id ?? a.reservation_id ?? b.vessel_id ?? b.reservation_id;
  if (known === null) return one.boat_name === other.boat_name;
  return (a.vessel_id !== null && a.vessel_id === b.vessel_id) || sameStay(a.reservation_id, b.reservation_id);
}

const sameStay = (one: string | null, other: string | null): boolean => one !== null && one === other;

/** Somebody who knew the berth as it is shown has tapped it again, which answers what was asked about it. */
function dropMoot(draft: Draft, tap: AnswerTap): void {
  const { now: at } = draft.context;
  const { session_id, conflicts } = draft.state;
  if (tap.knew_tap_id === null) return;
  for (const { conflict_id, choice, berth_id, tap_id, other_tap_id, kind } of Array.from(conflicts.values())) {
    if (choice !== null || berth_id !== tap.berth_id || kind === 'NOTE_CHANGED') continue;
    if (tap.knew_tap_id !== tap_id && tap.knew_tap_id !== other_tap_id) continue;
    draft.emit({ type: 'ConflictDropped', data: { session_id, conflict_id, at } });
  }
}

interface Question {
  readonly kind: ConflictKind;
  readonly berth_id: string;
  readonly pier_id: string;
  readonly tap_id: string;
  readonly other_tap_id?: string;
  readonly knew_expected?: string;
  readonly safe: ConflictChoice;
}

function ask(draft: Draft, question: Question): void {
  const { now: at, deriveId } = draft.context;
  const { session_id, conflicts } = draft.state;
  const { other_tap_id = null, knew_expected = null, ...rest } = question;
  const sides = [question.tap_id, other_tap_id ?? question.kind].sort();
  const conflict_id = deriveId(session_id, ...sides);
  if (conflicts.has(conflict_id)) return;
  const data = { session_id, conflict_id, ...rest, other_tap_id, knew_expected, at };
  draft.emit({ type: 'CheckConflicted', data });
}

function note(draft: Draft, tap: NoteToTake, tapped: Tapped): void {
  const { berth_id, pier_id, knew_note, present } = tap;
  // The walk's own last note may not be written on the berth yet.
  const current = draft.state.berths.get(berth_id)?.note ?? present;
  const writes = knew_note === current || knew_note === present || tap.note === present;
  draft.emit({ type: 'BerthNoted', data: { ...tapped, berth_id, pier_id, note: tap.note, knew_note, writes } });
  if (!writes) askAboutNote(draft, { tap_id: tap.tap_id, berth_id, pier_id }, present);
}

export function askAboutNote(
  draft: Draft,
  about: { readonly tap_id: string; readonly berth_id: string; readonly pier_id: string },
  present: string,
): void {
  const mine = draft.state.notes.get(about.tap_id)?.note ?? '';
  const safe = bothNotes(present, mine).length <= BERTH_NOTE_MAX ? 'KEEP_BOTH' : 'KEEP_THEIRS';
  ask(draft, { kind: 'NOTE_CHANGED', ...about, safe });
}

export function bothNotes(present: string, mine: string): string {
  return [present, mine].filter((part) => part !== '').join('\n');
}

export function foundOf(seen: Seen, expected: Expectation, today: string): FoundDifference[] {
  return differencesOf(seen, expected, today).map((kind) => ({ kind, planned: plannedFor(kind, seen, expected) }));
}

/** The boat of the plan that a difference is about. */
function plannedFor(kind: DifferenceKind, seen: Seen, { boat, due, over, away }: Expectation): PlannedBoat | null {
  switch (kind) {
    case 'OTHER_BOAT':
      return planned(boat ?? due);
    case 'MISSING':
    case 'RESIDENT_AWAY':
      return planned(boat);
    case 'LEFT':
      return planned(boat ?? over);
    case 'STILL_HERE':
      return planned(over);
    case 'ARRIVED':
      return planned(due);
    case 'RESIDENT_HOME':
      return away === null
        ? null
        : {
            vessel_id: away.boat.vessel_id,
            reservation_id: null,
            absence_id: away.absence.id,
            end_date: away.absence.end_date,
          };
    case 'LARGER':
      return planned([boat, due, over].find((one) => isBoat(seen, one)) ?? null);
  }
}

function planned(boat: DockBoat | null): PlannedBoat | null {
  if (boat === null) return null;
  const { vessel_id, reservation_id, end_date } = boat;
  return { vessel_id, reservation_id, absence_id: null, end_date };
}
