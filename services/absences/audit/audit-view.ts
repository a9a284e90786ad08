import { absenceReasons } from '../../../contracts/absences/vocabulary.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { ERASED, flag, record, text, word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, FoldedView } from '../../platform/audit-trail/audit-views.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { type AbsenceState, evolve, initial } from '../domain/absence.js';
import type { AbsenceEvent } from '../domain/absence-events.js';

const fields = [
  'absence_state',
  'vessel',
  'boater',
  'departure_date',
  'return_date',
  'reason',
  'destination',
  'visitors_make_room',
  'why_refused',
] as const;
type Field = (typeof fields)[number];

const states = ['reported', 'canceled', 'turned_down'] as const;
type State = (typeof states)[number];

/**
 * How the history view shows reported absences: each change as it was requested, and its reversal if the berth plan
 * refused it. Changes in the plan appear in the plan's own history.
 */
export const absenceAuditView: FoldedView<AbsenceState, AbsenceEvent, Field> = {
  kind: 'absence',
  events: {
    AbsenceReported: 'absences',
    AbsenceChanged: 'absences',
    AbsenceCanceled: 'absences',
    AbsencePlanned: 'silent',
    AbsenceTurnedDown: 'absences',
  },
  fields,
  sets: {
    absence_state: states,
    absence_reason: absenceReasons,
    plan_refusal: [
      berthErrors.not_a_berth_holder,
      berthErrors.absence_overlaps,
      berthErrors.absence_exists,
      berthErrors.absence_in_use,
      berthErrors.absence_not_found,
      berthErrors.berth_not_found,
      berthErrors.berth_taken,
      berthErrors.berth_closed,
      berthErrors.boat_has_a_berth,
      berthErrors.berth_inactive,
      berthErrors.berth_too_small,
      berthErrors.berth_not_for_boat,
      berthErrors.below_min_length,
      berthErrors.below_min_size,
    ],
  },
  initial,
  evolve,
  facts: (state) => (state.exists ? absenceFacts(state) : []),
  label: (state) => (state.exists ? record('vessel', state.vessel_id) : null),
  owner: ({ data }) => ('boater_id' in data ? data.boater_id : null),
  adds: saidBy,
};

function absenceFacts(state: Extract<AbsenceState, { exists: true }>): readonly AuditFact<Field>[] {
  const about: AuditFact<Field>[] = [
    { field: 'absence_state', value: word('absence_state', stateOf(state)) },
    { field: 'vessel', value: record('vessel', state.vessel_id) },
    { field: 'boater', value: record('boater', state.boater_id) },
  ];
  const plans = state.pending?.wanted ?? state.standing;
  if (plans === null) return about;
  return [
    ...about,
    { field: 'departure_date', value: { is: 'date', date: plans.departure_date } },
    { field: 'return_date', value: { is: 'date', date: plans.return_date } },
    { field: 'reason', value: word('absence_reason', plans.reason) },
    { field: 'destination', value: plans.destination === null ? ERASED : text(plans.destination) },
  ];
}

/** The state with the pending change applied; if the plan refuses it, the refusal is a later entry. */
function stateOf({ pending, standing, canceled }: Extract<AbsenceState, { exists: true }>): State {
  if (pending !== null) return pending.wanted === null ? 'canceled' : 'reported';
  if (standing !== null) return 'reported';
  return canceled ? 'canceled' : 'turned_down';
}

function saidBy({ data }: LoggedEvent<AbsenceEvent>): readonly AuditFact<Field>[] {
  if ('code' in data) return [{ field: 'why_refused', value: word('plan_refusal', data.code) }];
  if ('displace_visitors' in data && data.displace_visitors)
    return [{ field: 'visitors_make_room', value: flag(true) }];
  return [];
}
