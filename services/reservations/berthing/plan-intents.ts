import { Injectable } from '@nestjs/common';
import type {
  ArrangedStay,
  ArrangeStaysInput,
  ChangeResidentDatesInput,
  MoveResidentInput,
  RestoreResidencyInput,
  RestoreStayInput,
  SwapResidentsInput,
} from '../../../contracts/berths/commands.js';
import type { PlanGesture } from '../../../contracts/berths/plan-gestures.js';
import type { MeasuredSizes } from '../../../contracts/reservations/commands.js';
import { isRefusal, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { elsewhereOn, movedStay, residentMove, splitStay, swappedStays } from '../domain/arrangement.js';
import { followRefusal } from '../domain/move-refusals.js';
import { berthed } from './berth-wish.js';
import { conflict } from '../domain/refusals.js';
import type { Telling } from '../domain/reservation-command.js';
import { type ActingIn, type ReservationCase, ReservationFacts } from '../lookups/reservation-facts.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';
import {
  AllocationOfReservation,
  type AllocationOfReservationAnswer,
} from '../../../contracts/berths/allocation-queries.js';

/** A reservation with its allocation in the berth plan. */
export interface BerthedCase extends ReservationCase {
  readonly held: AllocationOfReservationAnswer;
}

/** A reservation that gets other dates; null: it has no berth, and the plan does not change. */
export interface DatedCase extends ReservationCase {
  readonly held: AllocationOfReservationAnswer | null;
}

/** What a change of the plan means for reservations. */
export type PlanIntent =
  | {
      readonly kind: 'arrange';
      readonly cases: readonly BerthedCase[];
      readonly input: ArrangeStaysInput;
      /** Absent: nobody is told. */
      readonly told?: Telling;
      /** Sizes that the boat of the first case was measured with. */
      readonly sizes?: MeasuredSizes | undefined;
    }
  | {
      readonly kind: 'dates';
      readonly cases: readonly [DatedCase];
      readonly dates: DateRange;
      readonly told: Telling;
      /** Why the boat keeps two berths. */
      readonly both?: string;
      /** The berths of the stay with these dates; absent: its present berths, longer or shorter. */
      readonly exact?: ArrangedStay;
    }
  | { readonly kind: 'unassign'; readonly cases: readonly [BerthedCase] }
  | { readonly kind: 'restore'; readonly cases: readonly [ReservationCase]; readonly stay: RestoreStayInput }
  /** Residents have no reservation: the plan alone decides. */
  | { readonly kind: 'resident'; readonly cases: readonly []; readonly move: MoveResidentInput }
  | { readonly kind: 'residentDates'; readonly cases: readonly []; readonly dates: ChangeResidentDatesInput }
  | { readonly kind: 'residentSwap'; readonly cases: readonly []; readonly swap: SwapResidentsInput }
  | { readonly kind: 'residency'; readonly cases: readonly []; readonly residency: RestoreResidencyInput }
  | RestoringAbsence
  | RestoringReport;

type Of<K extends PlanIntent['kind']> = Extract<PlanIntent, { kind: K }>;

/** An absence as it was, and visitors back in the berths that they had during it. */
export interface RestoringAbsence {
  readonly kind: 'absence';
  readonly cases: readonly ReservationCase[];
  readonly absence_id: string;
  /** The action that is undone. */
  readonly action_id: string;
  readonly vessel_id: string;
  /** Null: there was no absence. */
  readonly nights: DateRange | null;
  /** The absence was withdrawn; otherwise its nights were changed. */
  readonly reopens: boolean;
  readonly arrange: Of<'arrange'>;
  readonly restored: readonly Of<'restore'>[];
}

/** An absence report as it was before an action that changed no night of the plan. */
export interface RestoringReport {
  readonly kind: 'report';
  readonly cases: readonly [];
  readonly absence_id: string;
  readonly action_id: string;
}

type OfStay = Exclude<PlanGesture, { type: 'MOVE_RESIDENT' | 'RESIDENT_DATES' | 'SWAP_RESIDENTS' }>;
type DatesGesture = Extract<PlanGesture, { type: 'DATES' }>;

/** Translates gestures on the tape chart. */
@Injectable()
export class PlanIntents {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly queries: QueryBus,
  ) {}

  /** NOT_FOUND for reservations of other marinas; a refusal for a stay that has no berth or may not be moved. */
  async of(gesture: PlanGesture, context: ActingIn, sizes?: MeasuredSizes): Promise<PlanIntent | Refusal> {
    switch (gesture.type) {
      case 'MOVE_RESIDENT':
        return { kind: 'resident', cases: [], move: residentMove(gesture) };
      case 'RESIDENT_DATES': {
        const { type: _type, ...dates } = gesture;
        return { kind: 'residentDates', cases: [], dates };
      }
      case 'SWAP_RESIDENTS': {
        const { type: _type, ...swap } = gesture;
        return { kind: 'residentSwap', cases: [], swap };
      }
      default: {
        const intent = await this.ofStay(gesture, context);
        return isRefusal(intent) || sizes === undefined ? intent : measured(intent, sizes);
      }
    }
  }

  private async ofStay(gesture: OfStay, context: ActingIn): Promise<PlanIntent | Refusal> {
    if (gesture.type === 'DATES') return this.dated(gesture, context);
    if (gesture.type === 'MOVES') return this.several(gesture, context);
    const found = await this.berthed(gesture.reservation_id, context);
    if (isRefusal(found)) return found;
    const { today } = found.context;
    switch (gesture.type) {
      case 'MOVE':
        return arranging([found], [movedStay(found.held, gesture, today)], gesture);
      case 'SPLIT':
        return arranging([found], [splitStay(found.held, gesture)], gesture);
      case 'SWAP': {
        const { with_reservation_id } = gesture;
        if (with_reservation_id === gesture.reservation_id) {
          return refuseFields({ path: 'gesture.with_reservation_id', code: 'stayTwice' });
        }
        const other = await this.berthed(with_reservation_id, context);
        if (isRefusal(other)) return other;
        const stays = swappedStays(found.held, other.held, today);
        return isRefusal(stays) ? stays : arranging([found, other], stays, gesture);
      }
    }
  }

  private async several(gesture: Extract<OfStay, { type: 'MOVES' }>, context: ActingIn): Promise<PlanIntent | Refusal> {
    const { moves } = gesture;
    const twice = moves.findIndex(({ reservation_id: id }, at) =>
      moves.some((one, i) => i < at && one.reservation_id === id),
    );
    if (twice !== -1) return refuseFields({ path: `gesture.moves.${twice}.reservation_id`, code: 'stayTwice' });
    const cases: BerthedCase[] = [];
    for (const { reservation_id } of moves) {
      const found = await this.berthed(reservation_id, context);
      if (isRefusal(found)) return found;
      cases.push(found);
    }
    const stays = cases.map(({ held, context: { today } }, at) => {
      const berth_id = moves[at]?.berth_id ?? '';
      return movedStay(held, { berth_id }, today);
    });
    return arranging(cases, stays, gesture);
  }

  private async dated(gesture: DatesGesture, context: ActingIn): Promise<PlanIntent | Refusal> {
    const { reservation_id, start_date, end_date, berth_id } = gesture;
    const { message = null } = gesture;
    const told = { ...tellingOf(gesture), message };
    const intent = { kind: 'dates' as const, dates: { start_date, end_date }, told, ...bothOf(gesture) };
    const found = await this.facts.find(reservation_id, context);
    if (isRefusal(found)) return found;
    if (found.state.berth === null && berth_id === undefined) return { ...intent, cases: [{ ...found, held: null }] };
    const berthed = await this.berthed(reservation_id, context);
    if (isRefusal(berthed)) return berthed;
    if (berth_id === undefined) return { ...intent, cases: [berthed] };
    const exact = elsewhereOn(berthed.held, intent.dates, berth_id, berthed.context.today);
    return isRefusal(exact) ? exact : { ...intent, cases: [berthed], exact };
  }

  async berthed(reservation_id: string, context: ActingIn): Promise<BerthedCase | Refusal> {
    const found = await this.facts.find(reservation_id, context);
    if (isRefusal(found)) return found;
    const held = await this.queries.execute(new AllocationOfReservation(context.marina_id, { reservation_id }));
    if (held === null || found.state.berth === null) return conflict('RESERVATION_HAS_NO_BERTH');
    return followRefusal(found.state) ?? { ...found, held };
  }
}

/** The arrangement with the first boat as it was measured. */
function measured(intent: PlanIntent, sizes: MeasuredSizes): PlanIntent {
  if (intent.kind !== 'arrange') return intent;
  const [first, ...others] = intent.input.stays;
  const [found] = intent.cases;
  if (first === undefined || found === undefined) return intent;
  const stay = { ...first, vessel: berthed({ ...found.state.vessel, ...sizes }) };
  return { ...intent, input: { ...intent.input, stays: [stay, ...others] }, sizes };
}

function arranging(
  cases: readonly BerthedCase[],
  stays: readonly (ArrangeStaysInput['stays'][number] | Refusal)[],
  gesture: Exclude<OfStay, DatesGesture>,
): PlanIntent | Refusal {
  const arranged: ArrangeStaysInput['stays'][number][] = [];
  for (const stay of stays) {
    if (isRefusal(stay)) return stay;
    arranged.push(stay);
  }
  const { confirm_min_length } = gesture;
  const input = { stays: arranged, confirm_min_length, ...bothOf(gesture) };
  return { kind: 'arrange', cases, input, told: tellingOf(gesture) };
}

const bothOf = ({ both_reason: both }: OfStay) => (both === undefined ? {} : { both });

function tellingOf({ tell, reason }: OfStay): Telling {
  return { tell: tell !== false, reason: reason ?? null };
}
