import type { AbsenceReason } from '../../../contracts/absences/absence.js';
import type { DisplacedTo } from '../../../contracts/berths/commands.js';
import { absenceErrors } from '../../../contracts/absences/errors.js';
import type { ReportStep } from '../../../contracts/absences/vocabulary.js';
import { isRefusal, refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { AbsenceEvent, AbsenceEventOf } from './absence-events.js';

/** When and why a vessel is away. */
export interface AbsencePlans {
  readonly departure_date: string;
  readonly return_date: string;
  readonly reason: AbsenceReason;
  /** Null once the boater was erased. */
  readonly destination: string | null;
}

/** Metres. */
export interface VesselSizes {
  readonly length: number;
  readonly beam: number;
  readonly draft: number;
}

/** The absence in force, with the person who last changed it. */
export interface StandingAbsence extends AbsencePlans {
  readonly by: 'BOATER' | 'MARINA';
  readonly at: string;
}

/** A change that the berth plan has not answered yet. */
export interface PendingStep {
  readonly step_id: string;
  /** Null: the report is withdrawn. */
  readonly wanted: StandingAbsence | null;
  readonly displace_visitors: boolean;
  /** Where each displaced visitor goes; undefined: the plan chooses. */
  readonly displaced?: readonly DisplacedTo[];
  /** Measures that the vessel's record takes over once the plan has accepted the step. */
  readonly sizes?: VesselSizes;
}

export type AbsenceState =
  | { readonly exists: false }
  | {
      readonly exists: true;
      readonly marina_id: string;
      readonly boater_id: string;
      readonly vessel_id: string;
      /** Null before the plan accepted it, and after it was withdrawn. */
      readonly standing: StandingAbsence | null;
      readonly pending: PendingStep | null;
      /** Withdrawn after it had been accepted. */
      readonly canceled: boolean;
      /** The plan's answer to each step: null if accepted, else the code of its refusal. */
      readonly outcomes: ReadonlyMap<string, string | null>;
    };

export type AbsenceCommand =
  | { readonly type: 'Report'; readonly report: Omit<AbsenceEventOf<'AbsenceReported'>['data'], 'at'> }
  | {
      readonly type: 'Change';
      readonly step_id: string;
      readonly by: 'BOATER' | 'MARINA';
      readonly plans: AbsencePlans;
      /** Only if they differ from the vessel's record. */
      readonly sizes?: VesselSizes;
      readonly displace_visitors: boolean;
      readonly displaced?: readonly DisplacedTo[];
    }
  | {
      readonly type: 'Cancel';
      readonly step_id: string;
      readonly by: 'BOATER' | 'MARINA';
      readonly displace_visitors: boolean;
      readonly displaced?: readonly DisplacedTo[];
    }
  /** A withdrawn report stands again. */
  | {
      readonly type: 'Reopen';
      readonly step_id: string;
      readonly by: 'BOATER' | 'MARINA';
      readonly plans: AbsencePlans;
    }
  /** Records the plan's answer to a step. */
  | { readonly type: 'Settle'; readonly step_id: string; readonly refused: string | null };

export interface AbsenceContext {
  readonly now: string;
  /** Marina-local. */
  readonly today: string;
}

export function initial(): AbsenceState {
  return { exists: false };
}

export function evolve(state: AbsenceState, event: AbsenceEvent): AbsenceState {
  if (event.type === 'AbsenceReported') {
    const { marina_id, boater_id, vessel_id } = event.data;
    const outcomes = new Map<string, string | null>();
    const about = { exists: true as const, marina_id, boater_id, vessel_id, standing: null, canceled: false, outcomes };
    return {
      ...about,
      pending: {
        step_id: event.data.step_id,
        wanted: standingOf(event.data),
        displace_visitors: false,
        sizes: event.data.sizes,
      },
    };
  }
  if (!state.exists) return state;
  switch (event.type) {
    case 'AbsenceChanged': {
      const { step_id, displace_visitors, displaced, sizes } = event.data;
      return { ...state, pending: { step_id, wanted: standingOf(event.data), displace_visitors, displaced, sizes } };
    }
    case 'AbsenceCanceled': {
      const { step_id, displace_visitors, displaced } = event.data;
      return { ...state, pending: { step_id, wanted: null, displace_visitors, displaced } };
    }
    case 'AbsencePlanned': {
      const standing = state.pending?.wanted ?? null;
      const outcomes = new Map(state.outcomes).set(event.data.step_id, null);
      return { ...state, standing, pending: null, canceled: standing === null, outcomes };
    }
    case 'AbsenceTurnedDown': {
      const outcomes = new Map(state.outcomes).set(event.data.step_id, event.data.code);
      return { ...state, pending: null, outcomes };
    }
    default:
      return event satisfies never;
  }
}

export function decide(
  command: AbsenceCommand,
  state: AbsenceState,
  context: AbsenceContext,
): readonly AbsenceEvent[] | Refusal {
  const at = context.now;
  if (command.type === 'Report') {
    if (state.exists) return [];
    const refusal = pastRefusal(command.report, context);
    return refusal ?? [{ type: 'AbsenceReported', data: { ...command.report, at } }];
  }
  if (!state.exists) return refuse('not_found', 'NOT_FOUND');
  if (command.type === 'Settle') return settle(command, state, at);
  // Callers settle pending steps first, so this is a concurrent change.
  if (state.pending !== null) return refuse('conflict', 'CONFLICT', { details: { reason: 'busy' } });
  if (command.type === 'Reopen') return reopened(command, state, context);
  if (command.type === 'Cancel' && state.canceled) return [];
  const standing = standingRefusal(state.standing, context);
  if (isRefusal(standing)) return standing;
  const { step_id, by, displace_visitors, displaced } = command;
  const choices = displaced === undefined ? {} : { displaced: [...displaced] };
  const asked = { boater_id: state.boater_id, step_id, by, displace_visitors, ...choices, at };
  if (command.type === 'Cancel') return [{ type: 'AbsenceCanceled', data: asked }];
  const { plans, sizes } = command;
  if (samePlans(plans, standing) && sizes === undefined) return [];
  const measured = sizes === undefined ? {} : { sizes };
  return pastRefusal(plans, context) ?? [{ type: 'AbsenceChanged', data: { ...plans, ...measured, ...asked } }];
}

function reopened(
  { step_id, by, plans }: Extract<AbsenceCommand, { type: 'Reopen' }>,
  { boater_id, standing }: Extract<AbsenceState, { exists: true }>,
  context: AbsenceContext,
): readonly AbsenceEvent[] | Refusal {
  if (standing !== null) return [];
  const asked = { boater_id, step_id, by, displace_visitors: false, at: context.now };
  return pastRefusal(plans, context) ?? [{ type: 'AbsenceChanged', data: { ...plans, ...asked } }];
}

function settle(
  { step_id, refused: code }: Extract<AbsenceCommand, { type: 'Settle' }>,
  state: Extract<AbsenceState, { exists: true }>,
  at: string,
): readonly AbsenceEvent[] {
  if (state.pending?.step_id !== step_id) return [];
  if (code === null) return [{ type: 'AbsencePlanned', data: { step_id, ...doneBy(state), at } }];
  return [{ type: 'AbsenceTurnedDown', data: { step_id, code, at } }];
}

/** What the pending step does to the report; nothing if only the vessel's measures change. */
function doneBy({
  vessel_id,
  standing: before,
  pending,
}: Extract<AbsenceState, { exists: true }>): Pick<AbsenceEventOf<'AbsencePlanned'>['data'], 'done'> {
  const after = pending?.wanted ?? null;
  const did = didOf(before, after);
  if (did === null) return {};
  if (after === null) return { done: { did, vessel_id, standing: null } };
  const { departure_date, return_date, by } = after;
  return { done: { did, vessel_id, standing: { departure_date, return_date, by } } };
}

/** Null: nothing about the report changed. */
export function didOf(before: AbsencePlans | null, after: AbsencePlans | null): ReportStep | null {
  if (before === null) return after === null ? null : 'REPORTED';
  if (after === null) return 'WITHDRAWN';
  if (before.departure_date !== after.departure_date || before.return_date !== after.return_date) {
    return 'CHANGED_DATES';
  }
  return samePlans(before, after) ? null : 'CHANGED_DETAILS';
}

function standingRefusal(standing: StandingAbsence | null, { today }: AbsenceContext): StandingAbsence | Refusal {
  if (standing === null) return refuse('not_found', 'NOT_FOUND');
  return standing.return_date < today ? refuse('conflict', absenceErrors.over) : standing;
}

/** A report with a past return date is refused. */
function pastRefusal({ return_date }: AbsencePlans, { today }: AbsenceContext): Refusal | null {
  return return_date < today ? refuseFields({ path: 'return_date', code: 'returnDatePast' }) : null;
}

function samePlans(one: AbsencePlans, other: AbsencePlans): boolean {
  return (
    one.departure_date === other.departure_date &&
    one.return_date === other.return_date &&
    one.reason === other.reason &&
    one.destination === other.destination
  );
}

function standingOf({ departure_date, return_date, reason, destination, by, at }: StandingAbsence): StandingAbsence {
  return { departure_date, return_date, reason, destination, by, at };
}
