import type { ShownSegment } from '../../../contracts/berths/plan-gestures.js';
import type { BoatSizes } from '../../../contracts/conflicts/remedies.js';
import { CHECK_OUT, type ConflictKind, type Dimension, dimensions } from '../../../contracts/conflicts/vocabulary.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { isLarger, type WatchedStay } from './watched-stay.js';
import type { BerthOccupation } from '../../../contracts/berths/allocation-queries.js';

/** Marina-local. */
export interface Moment {
  readonly today: string;
  /** "14:30" */
  readonly time: string;
}

/** A conflict that a stay may have, with the berth and the nights to look at in the plan. */
export interface Suspicion {
  readonly kind: ConflictKind;
  /** Null for a stay whose berth is lost only. */
  readonly berth: { readonly id: string; readonly label: string };
  readonly start_date: string;
  readonly end_date: string;
}

/** What the plan answers about a suspicion. */
export interface PlanFacts {
  /** Boats in the berth on these nights, without the stay's own. */
  readonly others: readonly BerthOccupation[];
  /** The stay's own berths. */
  readonly segments: readonly ShownSegment[];
}

export interface Excess {
  readonly dimension: Dimension;
  /** Metres. */
  readonly metres: number;
}

export interface FoundConflict extends Suspicion {
  readonly others: readonly BerthOccupation[];
  readonly excess: Excess | null;
}

/** The conflicts that a stay may have, before the plan is asked. */
export function suspicionsOf(stay: WatchedStay, moment: Moment): Suspicion[] {
  if (!stay.booked || stay.departed_at !== null) return [];
  return [lateDeparture, tooLarge, elsewhere, withoutBerth].flatMap((one) => one(stay, moment) ?? []);
}

/** The boat is here after its time; tonight counts as well. */
function lateDeparture(stay: WatchedStay, { today, time }: Moment): Suspicion | null {
  const berth = stay.moored ?? stay.berth;
  if (stay.arrived_at === null || berth === null || stay.end_date > today) return null;
  const until = stay.departure_expected?.date === today ? (stay.departure_expected.time ?? CHECK_OUT) : CHECK_OUT;
  if (stay.end_date === today && time < until) return null;
  return { kind: 'LATE_DEPARTURE', berth, start_date: stay.end_date, end_date: addDays(today, 1) };
}

function tooLarge(stay: WatchedStay, { today }: Moment): Suspicion | null {
  if (stay.berth === null || stay.end_date <= today || !isLarger(stay)) return null;
  return { kind: 'BOAT_TOO_LARGE', berth: stay.berth, ...nightsLeft(stay, today) };
}

/** The boat lies in another berth than its own. */
function elsewhere(stay: WatchedStay, { today }: Moment): Suspicion | null {
  const { moored } = stay;
  if (stay.arrived_at === null || moored === null || stay.end_date <= today) return null;
  return { kind: 'BERTH_TAKEN', berth: moored, ...nightsLeft(stay, today) };
}

function withoutBerth(stay: WatchedStay, { today }: Moment): Suspicion | null {
  const { lost } = stay;
  if (lost === null || stay.end_date <= today) return null;
  const kind = lost.reason === 'ABSENCE_WITHDRAWN' ? 'RESIDENT_HOME' : 'BERTH_OUT_OF_SERVICE';
  return { kind, berth: { id: lost.id, label: lost.label }, ...nightsLeft(stay, today, lost.from_date) };
}

function nightsLeft({ start_date, end_date }: WatchedStay, today: string, from = start_date) {
  return { start_date: [start_date, from, today].sort().at(-1) ?? today, end_date };
}

/** The conflict, if the plan confirms the suspicion. */
export function confirmed(
  stay: WatchedStay,
  suspicion: Suspicion,
  facts: PlanFacts,
  today: string,
): FoundConflict | null {
  const conflict = (others: readonly BerthOccupation[], excess: Excess | null = null): FoundConflict => ({
    ...suspicion,
    others,
    excess,
  });
  switch (suspicion.kind) {
    case 'LATE_DEPARTURE': {
      // Boats that came and went while this one stayed are no longer in its way.
      const coming = facts.others.filter(({ end_date }) => end_date === null || end_date > today);
      return coming.length === 0 ? null : conflict(coming);
    }
    case 'BOAT_TOO_LARGE': {
      const excess = excessOf(
        stay,
        facts.segments.filter(({ end_date }) => end_date === null || end_date > today),
      );
      return excess === null ? null : conflict([], excess);
    }
    case 'BERTH_TAKEN': {
      const tonight = facts.segments.find(
        (one) => one.start_date <= today && (one.end_date === null || today < one.end_date),
      );
      return tonight === undefined || tonight.berth_id === suspicion.berth.id ? null : conflict(facts.others);
    }
    case 'BERTH_OUT_OF_SERVICE':
    case 'RESIDENT_HOME':
    case 'TWO_BERTHS':
      return conflict(facts.others);
  }
}

/** The dimension in which the boat, as its card says, exceeds its berths most; null: it fits them all. */
export function excessOf(
  { card, booked_sizes }: { card: { readonly sizes: BoatSizes } | null; booked_sizes: BoatSizes },
  segments: readonly ShownSegment[],
): Excess | null {
  if (card === null) return null;
  const over = segments.flatMap((segment) =>
    dimensions.map((dimension) => {
      const spare = { length: segment.spare_loa, beam: segment.spare_beam, draft: segment.spare_draft }[dimension];
      const more = card.sizes[dimension] - booked_sizes[dimension];
      return { dimension, metres: Math.round((more - spare) * 100) / 100 };
    }),
  );
  const [most] = over.filter(({ metres }) => metres > 0).sort((one, other) => other.metres - one.metres);
  return most ?? null;
}
