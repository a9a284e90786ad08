import { Injectable } from '@nestjs/common';
import { undoErrors } from '../../../contracts/berths/errors.js';
import type { UndoHindrance } from '../../../contracts/berths/plan-actions.js';
import type { UndoHindranceCode } from '../../../contracts/berths/vocabulary.js';
import { FindStays, type StayRecord } from '../../../contracts/traffic/queries.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { statusRefusal } from '../domain/move-refusals.js';
import type { RecordedAction } from '../domain/recorded-action.js';
import { type ActingIn, ReservationFacts } from '../lookups/reservation-facts.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { RecordedAbsence, RecordedPlanStep } from '../../../contracts/berths/plan-history-queries.js';

/** The command that undoes an action: an action is undone once, by whomever. */
export function undoIdOf(action_id: string): string {
  return deriveId(action_id, 'undo');
}

/**
 * The action by which the effect of an action stands: itself or, once its undo was itself undone, that redo. Undoing the
 * action again undoes the redo, so that each undo is a command of its own.
 */
export function standing(action_id: string, known: readonly RecordedAction[]): string {
  const redo = undoIdOf(undoIdOf(action_id));
  return known.some((action) => action.action_id === redo) ? standing(redo, known) : action_id;
}

/** The action by which the effect of an action stands; see {@link standing}. */
export function standingAction(action: RecordedAction, known: readonly RecordedAction[]): RecordedAction {
  const effective = standing(action.action_id, known);
  return known.find(({ action_id }) => action_id === effective) ?? action;
}

/** The refusal of an undo; null where the plan itself refuses it. */
export function undoRefusal({ code, by, at }: UndoHindrance): Refusal | null {
  return code === 'REFUSED' ? null : refuse('conflict', undoErrors[code], { details: { by, at } });
}

/** Releases after which the reservation goes on. */
const REGAINABLE: readonly RecordedPlanStep['release_reason'][] = ['UNASSIGNED', 'ABSENCE_WITHDRAWN', 'BERTH_CHANGED'];

type Named = ReservationEvent['type'];
/** Their mails name the stay's berth. */
const NAMING_BERTH: readonly Named[] = [
  'ReservationApproved',
  'InstantBookingConfirmed',
  'OfferChanged',
  'PaymentReceived',
];
const CHANGING_TERMS: readonly Named[] = [
  'OfferChanged',
  'PriceSent',
  'StayDatesChanged',
  'SuggestedDatesAccepted',
  'ReservationApproved',
];

/** More events than one reservation has. */
const MOST_EVENTS = 500;

/** Finds what others have built on an action, so that undoing it would take away from under them. */
@Injectable()
export class UndoHindrances {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
  ) {}

  /**
   * The first hindrance of each of these actions; null: none.
   * @param known the actions of the last days, which say whether an action was undone
   */
  async of(
    actions: readonly RecordedAction[],
    known: readonly RecordedAction[],
    context: ActingIn,
  ): Promise<readonly (UndoHindrance | null)[]> {
    const reservation_ids = actions.flatMap(({ steps }) => steps.map((step) => step.reservation_id));
    const query = new FindStays({ marina_id: context.marina_id, reservation_ids });
    const stays = new Map((await this.queries.execute(query)).map((stay) => [stay.reservation_id, stay]));
    return Promise.all(actions.map((action) => this.ofAction(action, known, stays, context)));
  }

  private async ofAction(
    asked: RecordedAction,
    known: readonly RecordedAction[],
    stays: ReadonlyMap<string, StayRecord>,
    context: ActingIn,
  ): Promise<UndoHindrance | null> {
    const action = standingAction(asked, known);
    const undo = known.find(({ action_id }) => action_id === undoIdOf(action.action_id));
    if (undo !== undefined) return hindrance('ALREADY_UNDONE', undo);
    const { resident, swapped, absence, report } = action;
    const changed = resident ?? absence;
    if (changed?.before === null) return because('NOT_RECORDED');
    const since = (changed ?? report)?.changed_since ?? swapped?.changed_since ?? null;
    if (since !== null) return hindrance('CHANGED_SINCE', since);
    for (const step of action.steps) {
      const found = await this.ofStep(action, step, stays.get(step.reservation_id), context);
      if (found !== null) return found;
    }
    const moves = action.steps.every(({ did }) => did === 'MOVED');
    if (absence !== null) return action.steps.length > 0 && gained(absence) ? because('SEVERAL_KINDS') : null;
    return action.steps.length > 1 && !moves ? because('SEVERAL_KINDS') : null;
  }

  private async ofStep(
    action: RecordedAction,
    step: RecordedPlanStep,
    stay: StayRecord | undefined,
    context: ActingIn,
  ): Promise<UndoHindrance | null> {
    if (step.before === null) return because('NOT_RECORDED');
    if (step.did === 'RELEASED' && !REGAINABLE.includes(step.release_reason)) return because('CLOSED');
    const found = await this.facts.find(step.reservation_id, context, 'left_out');
    if (isRefusal(found) || statusRefusal('ASSIGN_BERTH', found.state) !== null) return because('CLOSED');
    if (step.changed_since !== null) return hindrance('CHANGED_SINCE', step.changed_since);
    const begun = step.did === 'ALLOCATED' && found.state.start_date < found.context.today;
    if (begun || (stay?.arrived_at != null && stay.arrived_at >= action.at)) {
      return hindrance('ARRIVED', { by: null, at: stay?.arrived_at ?? null });
    }
    const events = await this.streams.eventsSince(reservationRecord.streamOf(step.reservation_id), -1, MOST_EVENTS);
    return builtOn(action, step, events);
  }
}

/** What happened to the reservation after the action that the undo would contradict. */
function builtOn(
  action: RecordedAction,
  { did }: RecordedPlanStep,
  events: readonly LoggedEvent[],
): UndoHindrance | null {
  const after = events.filter(({ position }) => position > action.position);
  const byOthers = after.filter(({ metadata }) => metadata.causation_id !== action.action_id);
  const first = (some: readonly LoggedEvent[], types: readonly string[]) =>
    some.find(({ type }) => types.includes(type));
  if (did === 'CHANGED_DATES') {
    return (
      hindranceOf('CHANGED_SINCE', first(byOthers, CHANGING_TERMS)) ??
      hindranceOf('PAID', first(byOthers, ['PaymentReceived'])) ??
      hindranceOf('ANSWERED', first(byOthers, ['PriceAccepted']))
    );
  }
  return did === 'RELEASED' ? null : hindranceOf('TOLD', first(did === 'ALLOCATED' ? after : byOthers, NAMING_BERTH));
}

function hindranceOf(code: Ruled, event: LoggedEvent | undefined): UndoHindrance | null {
  return event === undefined ? null : hindrance(code, { by: event.metadata.actor, at: event.metadata.recorded_at });
}

/** Whether the absence got nights: visitors then came into the berth, and would first have to leave it. */
function gained({ before, after }: RecordedAbsence): boolean {
  const nights = (some: RecordedAbsence['after']) =>
    some.reduce((sum, { start_date, end_date }) => sum + nightsBetween(start_date, end_date ?? start_date), 0);
  return nights(after) > nights(before ?? []);
}

type Ruled = Exclude<UndoHindranceCode, 'REFUSED'>;

const hindrance = (code: Ruled, { by, at }: Pick<UndoHindrance, 'by' | 'at'>): UndoHindrance => ({
  code,
  refusal: null,
  by,
  at,
});
const because = (code: Ruled): UndoHindrance => hindrance(code, { by: null, at: null });
