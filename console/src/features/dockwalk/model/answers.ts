import type { DockVessel, SeenBoat, WalkBoat } from '../../../../../contracts/dockwalk/boats.js';
import { isBoat } from '../../../../../contracts/dockwalk/rules/differences.js';
import type { WalkTap } from '../../../../../contracts/dockwalk/taps.js';
import type { WalkBerth } from '../../../../../contracts/dockwalk/walks.js';
import type { ShownBerth, Standing } from './standing.js';

/** What a person on the dock sees in a berth. */
export type WalkAnswer =
  | { readonly is: 'AS_PLANNED' }
  | { readonly is: 'EMPTY' }
  | {
      readonly is: 'BOAT';
      readonly boat: SeenBoat;
      /** A new boat with all that was entered about it; absent or null: it is not new, or little is known. */
      readonly described?: DockVessel | null;
    }
  | { readonly is: 'TAKEN_BACK' };

/** One of the first two buttons of a berth; the third is always "Other boat". */
export interface OfferedAnswer {
  readonly answer: WalkAnswer;
  /** The boat named on the button; null: "Empty". */
  readonly boat: WalkBoat | null;
  readonly chosen: boolean;
}

const NOBODY: SeenBoat = {
  vessel_id: null,
  reservation_id: null,
  name: null,
  boater_id: null,
  boater_name: null,
  length: null,
  measured: null,
};

/** A boat that nobody knows yet, with its name if it shows one. */
export function unknownBoat(name: string): SeenBoat {
  return { ...NOBODY, name: name === '' ? null : name };
}

/** The boat that may be seen in this berth although it is not expected there: due, still here, or back early. */
export function likelyBoat({ expected }: WalkBerth): WalkBoat | null {
  return expected.due ?? expected.over ?? expected.away?.boat ?? null;
}

export function seenBoatOf(boat: WalkBoat): SeenBoat {
  const { vessel_id, reservation_id, name, boater_id, boater_name, length } = boat;
  return { vessel_id, reservation_id, name, boater_id, boater_name, length, measured: null };
}

/**
 * The answers of one tap. Where a boat is expected, its name and "Empty"; where none is, "Empty" and the boat that may
 * have come.
 */
export function offeredAnswers({ row, standing }: ShownBerth): OfferedAnswer[] {
  const { boat } = row.expected;
  const likely = likelyBoat(row);
  const empty = { answer: { is: boat === null ? 'AS_PLANNED' : 'EMPTY' } as const, boat: null };
  const offered = boat === null ? [empty] : [{ answer: { is: 'AS_PLANNED' } as const, boat }, empty];
  const all = likely === null ? offered : [...offered, { answer: boatAnswer(likely), boat: likely }];
  return all.map((each) => ({ ...each, chosen: isChosen(each.answer, each.boat, standing) }));
}

/** Whether a boat was seen that is on none of the buttons. */
export function otherIsChosen(berth: ShownBerth): boolean {
  return berth.standing?.answer === 'BOAT' && !offeredAnswers(berth).some(({ chosen }) => chosen);
}

const boatAnswer = (boat: WalkBoat): WalkAnswer => ({ is: 'BOAT', boat: seenBoatOf(boat) });

function isChosen({ is }: WalkAnswer, boat: WalkBoat | null, standing: Standing | null): boolean {
  if (standing === null || is !== standing.answer) return false;
  if (is !== 'BOAT') return true;
  const { vessel_id = null, reservation_id = null } = standing.boat ?? {};
  return isBoat({ answer: 'BOAT', vessel_id, reservation_id }, boat);
}

/** The tap of an answer. The boat that is expected, and "empty" where none is, are "as planned". */
export function tapOf(berth: ShownBerth, answer: WalkAnswer, tap_id: string, at: string): WalkTap {
  const { row, standing } = berth;
  const about = {
    tap_id,
    at,
    berth_id: row.berth_id,
    knew: { expected: row.expected.key, tap_id: standing?.tap_id ?? null },
  };
  if (answer.is === 'EMPTY' && row.expected.boat === null) return { kind: 'AS_PLANNED', ...about };
  if (answer.is !== 'BOAT') return { kind: answer.is, ...about };
  const { vessel_id, reservation_id, name, length, measured } = answer.boat;
  const seen = { answer: 'BOAT', vessel_id, reservation_id, length, measured } as const;
  if (isBoat(seen, row.expected.boat) && measured === null) return { kind: 'AS_PLANNED', ...about };
  const unknown = vessel_id === null && reservation_id === null;
  return {
    kind: 'BOAT',
    ...about,
    vessel_id,
    reservation_id,
    boat: unknown ? { ...answer.described, name: name ?? '', length } : null,
    measured,
  };
}

/** The answer of the button at the end of a row: "as planned", or nothing where an answer stands. */
export function rowAnswer({ standing }: ShownBerth): WalkAnswer {
  return { is: standing === null ? 'AS_PLANNED' : 'TAKEN_BACK' };
}
