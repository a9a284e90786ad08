import { berthErrors } from '../../../contracts/berths/errors.js';
import { dateOfDay } from '../../../contracts/vocabulary/dates.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import {
  berthHeldOn,
  type BoatMeasures,
  endDate,
  type BerthedStay,
  type HeldNights,
  metres,
  nameOf,
  type PlannedBerth,
  type Residency,
} from './berth-plan-state.js';
import { endOf, type Hindrance } from './wish.js';
import type { Matches } from './matching.js';
import type { Nights } from './nights.js';

export const notFound = (code: string, id: string): Refusal => refuse('not_found', code, { details: { id } });

export const berthNotFound = (berth_id: string): Refusal => notFound(berthErrors.berth_not_found, berth_id);

/** A stay has at least one night (spec 1 §5). */
export const noNights = (): Refusal => refuseFields({ path: 'end_date', code: 'endDateNotAfterStart' });

/** Refuses a requested berth, with the facts that the screen shows. */
export function refuseBerth(hindrance: Hindrance, boat: BoatMeasures): Refusal {
  const { rule, berth, allocation_id, nights } = hindrance;
  const berth_name = nameOf(berth);
  switch (rule) {
    case 'skipped':
    case 'inactive':
    case 'not_offered':
      return refuse('conflict', berthErrors.berth_inactive, { details: { berth_name } });
    case 'not_instant':
      return refuse('conflict', berthErrors.berth_not_instant, { details: { berth_name } });
    case 'boat_type':
      return refuse('conflict', berthErrors.berth_not_for_boat, {
        details: { berth_name, boat_types: berth.facts.boat_types },
      });
    case 'too_short_loa':
      return tooSmall(berth, rule, boat.length, berth.max_loa);
    case 'too_narrow':
      return tooSmall(berth, rule, boat.beam, berth.max_beam);
    case 'too_shallow':
      return tooSmall(berth, rule, boat.draft, berth.max_draft);
    case 'below_min_length':
      return refuse('conflict', berthErrors.below_min_length, {
        details: { berth_name, boat_loa: metres(boat.length), min_loa: metres(berth.min_length) },
      });
    case 'below_min_beam':
      return belowMinimum(berth, rule, boat.beam, berth.min_beam);
    case 'below_min_draft':
      return belowMinimum(berth, rule, boat.draft, berth.min_draft);
    case 'closed':
      return refuse('conflict', berthErrors.berth_closed, {
        details: {
          berth_name,
          reason: hindrance.reason ?? null,
          start_date: nights === undefined ? null : dateOfDay(nights.start),
          end_date: nights === undefined ? null : endDate(nights.end),
        },
      });
    case 'taken':
    case 'resident':
      return refuse('conflict', berthErrors.berth_taken, {
        details: {
          berth_name,
          held_by: rule === 'resident' ? 'RESIDENT' : 'VISITOR',
          allocation_id,
          ...(nights === undefined ? {} : { start_date: dateOfDay(nights.start), ...endOf(nights) }),
        },
      });
  }
}

function tooSmall(berth: PlannedBerth, rule: string, boat: number, limit: number): Refusal {
  const details = { berth_name: nameOf(berth), rule, boat: metres(boat), berth: metres(limit) };
  return refuse('conflict', berthErrors.berth_too_small, { details });
}

function belowMinimum(berth: PlannedBerth, rule: string, boat: number, limit: number): Refusal {
  const details = { berth_name: nameOf(berth), rule, boat: metres(boat), berth: metres(limit) };
  return refuse('conflict', berthErrors.below_min_size, { details });
}

/** Refuses a change of nights before `today`. */
export function pastNights({ berth, start }: { berth: PlannedBerth; start: number }, today: number): Refusal {
  const details = { berth_name: nameOf(berth), start_date: dateOfDay(start), end_date: dateOfDay(today) };
  return refuse('conflict', berthErrors.nights_past, { details });
}

export const stayOver = (nights: Nights): Refusal =>
  refuse('conflict', berthErrors.stay_over, { details: { ...endOf(nights) } });

/** A residency as refusals name it. */
export const residencyFacts = (residency: Residency) => ({
  berth_name: nameOf(berthHeldOn(residency, residency.start)),
  allocation_id: residency.id,
  start_date: dateOfDay(residency.start),
  ...endOf(residency),
});

export const vesselHasBerth = (residency: Residency): Refusal =>
  refuse('conflict', berthErrors.vessel_has_berth, { details: residencyFacts(residency) });

export function noBerthFree(matches: Matches): Refusal {
  return refuse('conflict', berthErrors.no_berth_free, { details: { removed: matches.removed } });
}

/** Stays that a refusal names; a change of many berths can meet thousands. */
const STAYS_NAMED = 50;

/** Stays as refusals list them, at most {@link STAYS_NAMED}, and how many there are. */
export interface NamedStays {
  readonly allocations: readonly Readonly<Record<string, string>>[];
  readonly total: number;
}

/** Refuses because boats are berthed there, and lists their stays. */
export function inUse(
  code: string,
  segments: readonly BerthedStay[],
  residencies: readonly HeldNights[] = [],
): Refusal {
  return refuse('conflict', code, { details: { ...namedStays(segments, residencies) } });
}

export function namedStays(segments: readonly BerthedStay[], residencies: readonly HeldNights[]): NamedStays {
  const allocations = [
    ...segments.map((segment) => ({
      berth_name: nameOf(segment.berth),
      allocation_id: segment.allocation.id,
      reservation_id: segment.allocation.reservation_id,
      start_date: dateOfDay(segment.start),
      end_date: dateOfDay(segment.end),
    })),
    ...residencies.map((one) => ({
      berth_name: nameOf(one.berth),
      allocation_id: one.residency.id,
      start_date: dateOfDay(one.start),
      ...endOf(one),
    })),
  ];
  return { allocations: allocations.slice(0, STAYS_NAMED), total: allocations.length };
}
