import type { RestoreResidencyInput } from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { BerthPlanEvent } from './berth-plan-events.js';
import { absencesIn, type BerthPlanState, datesOf, type Residency } from './berth-plan-state.js';
import { factsOf } from './decide-absences.js';
import { clip, type Nights } from './nights.js';

export interface AbsenceAfter extends Nights {
  readonly id: string;
}

/** The absences that the residency would have: those that it keeps, and those that come back. In order. */
export function absencesAfter(
  state: BerthPlanState,
  residency: Residency,
  { absences }: RestoreResidencyInput,
): readonly AbsenceAfter[] {
  const within = (id: string, nights: Nights): AbsenceAfter[] => {
    const held = clip(nights, residency.start, residency.end);
    return held === null ? [] : [{ id, ...held }];
  };
  const back = absences.flatMap((wanted) => within(wanted.absence_id, nightsOf(wanted)));
  const restored = new Set(back.map(({ id }) => id));
  const known = state.residencies.get(residency.id);
  const present = known === undefined ? [] : absencesIn(known, known.start, known.end);
  const kept = [...new Set(present.map(({ absence }) => absence))].filter(({ id }) => !restored.has(id));
  return [...kept.flatMap((absence) => within(absence.id, absence)), ...back].sort(
    (one, other) => one.start - other.start,
  );
}

/** An absence of another holder does not come back here, nor one that shares nights with another. */
export function refusedAbsences(
  state: BerthPlanState,
  residency: Residency,
  away: readonly AbsenceAfter[],
): Refusal | null {
  for (const [index, { id, start }] of away.entries()) {
    const known = state.absences.get(id);
    if (known !== undefined && known.residency.id !== residency.id) {
      return refuse('conflict', berthErrors.absence_exists, { details: { absence_id: id, ...datesOf(known) } });
    }
    const previous = away[index - 1];
    if (previous !== undefined && previous.end > start) {
      const details = { absence_id: previous.id, ...datesOf(previous) };
      return refuse('conflict', berthErrors.absence_overlaps, { details });
    }
  }
  return null;
}

/** The events by which absences come back with their residency. */
export function restoredAbsences(
  state: BerthPlanState,
  { absences }: RestoreResidencyInput,
  residency: Residency,
): BerthPlanEvent[] {
  return absences.flatMap((wanted): BerthPlanEvent[] => {
    const nights = clip(nightsOf(wanted), residency.start, residency.end);
    if (nights === null) return [];
    const facts = factsOf(wanted.absence_id, residency, nights);
    const known = state.absences.get(wanted.absence_id);
    if (known === undefined) return [{ type: 'AbsenceOpenedOnPlan', data: facts }];
    if (known.start === nights.start && known.end === nights.end) return [];
    return [{ type: 'AbsenceDatesChangedOnPlan', data: { ...facts, previous_nights: datesOf(known) } }];
  });
}

const nightsOf = ({ start_date, end_date }: { start_date: string; end_date: string }): Nights => ({
  start: dayNumber(start_date),
  end: dayNumber(end_date),
});
