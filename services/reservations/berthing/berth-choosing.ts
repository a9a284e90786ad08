import { Injectable } from '@nestjs/common';
import {
  type AllocatedBerth,
  AllocateBerth,
  type ArrangedStay,
  ArrangeStays,
  ChangeAllocationDates,
  MoveAllocation,
  ReleaseAllocation,
} from '../../../contracts/berths/commands.js';
import {
  AllocationOfReservation,
  type AllocationOfReservationAnswer,
  FindBoatsInTheWay,
} from '../../../contracts/berths/queries.js';
import type { SkipReason } from '../../../contracts/reservations/vocabulary.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { type MarinaContext, freshPartOf } from '../../platform/event-sourcing/command-context.js';
import { freshId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type BerthedBoat, type BerthWish, berthed, choiceOf, isSameBoat, releaseReasonOf } from './berth-wish.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { BerthChoice } from '../domain/reservation-command.js';
import { standingCode } from '../domain/reservation-state.js';
import { WaitingLine } from '../lookups/waiting-line.js';
import { crashPoint } from '../../platform/process/crash-points.js';

/** A berth that the plan already holds for the reservation, and how to release it if the reservation refuses. */
export interface ChosenBerth {
  readonly choice: BerthChoice;
  /** Restores the plan's previous state. */
  undo(): Promise<void>;
}

/**
 * The berth plan's half of a reservation command. The plan is written first, so the berth is reserved before anyone is
 * notified. A policy repairs what a crash leaves between the two writes. Everything here runs under the reservation's
 * lock.
 */
@Injectable()
export class BerthChoosing {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly streams: StreamRepository,
    private readonly line: WaitingLine,
  ) {}

  async choose(wish: BerthWish, context: MarinaContext): Promise<ChosenBerth | Refusal> {
    const held = await this.held(wish.reservation_id, context);
    const chosen = await (held === null ? this.allocate(wish, context) : this.change(held, wish, context));
    crashPoint('reservation.after_plan');
    return chosen;
  }

  /**
   * Makes the plan match the reservation: releases a berth it gave up and applies other dates and another boat. Returns
   * false if the berth does not allow them; the reservation must then give up the berth.
   */
  async follow(reservationId: string, context: MarinaContext): Promise<boolean> {
    const { state } = await this.streams.load(reservationRecord, reservationId);
    const held = await this.held(reservationId, context);
    crashPoint('reservation.before_plan_follows');
    if (held === null) return true;
    const { allocation_id } = held;
    if (state.berth === null) {
      const release = { allocation_id, reason: releaseReasonOf(standingCode(state)) };
      await this.commands.execute(new ReleaseAllocation(release, freshPartOf(context)));
      return true;
    }
    const { start_date, end_date } = state;
    if (!isSameBoat(held.vessel, state.vessel)) {
      const vessel = berthed(state.vessel);
      const { berth_id } = held;
      const move = { allocation_id, berth_id, nights: { start_date, end_date }, vessel, confirm_min_length: true };
      const moved = await this.commands.execute(new MoveAllocation(move, freshPartOf(context)));
      return !isRefusal(moved) || moved.code === berthErrors.stay_over;
    }
    if (held.start_date === start_date && held.end_date === end_date) return true;
    return !isRefusal(
      await this.commands.execute(
        new ChangeAllocationDates({ allocation_id, start_date, end_date }, freshPartOf(context)),
      ),
    );
  }

  /** Whether the plan has an allocation for the reservation. */
  async isHeld(reservationId: string, context: MarinaContext): Promise<boolean> {
    return (await this.held(reservationId, context)) !== null;
  }

  private held(reservationId: string, context: MarinaContext): Promise<AllocationOfReservationAnswer | null> {
    const query = new AllocationOfReservation(context.marina_id, { reservation_id: reservationId });
    return this.queries.execute(query);
  }

  private async allocate(wish: BerthWish, context: MarinaContext): Promise<ChosenBerth | Refusal> {
    const allocationId = freshId();
    const { reservation_id, vessel, start_date, end_date, berth_id, confirm_min_length } = wish;
    const crowded = berth_id === undefined ? await this.crowded(wish, context) : [];
    const allocated = await this.commands.execute(
      new AllocateBerth(
        {
          allocation_id: allocationId,
          reservation_id,
          vessel: berthed(vessel),
          start_date,
          end_date,
          confirm_min_length,
          berth_id,
          instant_only: wish.instant_only,
          skips: crowded.length === 0 ? wish.skipped : [...(wish.skipped ?? []), ...crowded],
        },
        freshPartOf(context),
      ),
    );
    if (isRefusal(allocated)) return allocated;
    const past_waiting = await this.line.passedBy(context.marina_id, reservation_id, allocated, wish);
    return {
      choice: { ...choiceOf(allocated, wish), past_waiting },
      undo: () => this.takeBack(reservation_id, allocationId, context),
    };
  }

  /** Berths in which another boat still lies: only staff choose one of them for tonight (decision 0116). */
  private async crowded(
    { start_date, end_date }: BerthWish,
    { marina_id }: MarinaContext,
  ): Promise<{ readonly berth_id: string; readonly reason: SkipReason }[]> {
    const query = new FindBoatsInTheWay(marina_id, { start_date, end_date, own: null });
    const boats = await this.queries.execute(query);
    return boats.map(({ berth_id }) => ({ berth_id, reason: 'berth_is_unavailable' as const }));
  }

  /**
   * Releases the allocation of a boat that never arrived, unless another process has since assigned it to the
   * reservation.
   */
  async takeBack(reservationId: string, allocation_id: string, context: MarinaContext): Promise<void> {
    const { state } = await this.streams.load(reservationRecord, reservationId);
    if (state.berth?.allocation_id === allocation_id) return;
    const release = { allocation_id, reason: 'NOT_APPROVED' as const, never_arrived: true };
    await this.commands.execute(new ReleaseAllocation(release, freshPartOf(context)));
  }

  /** Changes the nights, boat or berth of an existing allocation, all or nothing. */
  private async change(
    held: AllocationOfReservationAnswer,
    wish: BerthWish,
    context: MarinaContext,
  ): Promise<ChosenBerth | Refusal> {
    const { allocation_id } = held;
    const { start_date, end_date, from_date, vessel_before } = wish;
    const before = { start_date: held.start_date, end_date: held.end_date };
    const otherNights = before.start_date !== start_date || before.end_date !== end_date;
    const elsewhere = held.segments.some(({ berth_id }) => berth_id !== wish.berth_id);
    const otherBerth =
      wish.berth_id !== undefined && (wish.berth_id !== held.berth_id || (wish.every_night === true && elsewhere));
    const nothing = () => Promise.resolve();
    if (wish.exact !== undefined) {
      return this.chosen(await this.arrange(wish.exact, context), wish, () => this.arrange(held, context));
    }
    if (!otherBerth && vessel_before === undefined) {
      if (!otherNights) {
        return { choice: choiceOf({ ...held, suggested_berth_id: null, label: held.berth_name }, wish), undo: nothing };
      }
      // A dates-only change keeps the allocation in its berths, even if it has several.
      const nights = (dates: typeof before) =>
        this.commands.execute(new ChangeAllocationDates({ allocation_id, ...dates }, freshPartOf(context)));
      return this.chosen(await nights({ start_date, end_date }), wish, () => nights(before));
    }
    const move = (berth_id: string, nights: typeof before, boat: BerthedBoat | undefined, confirm: boolean) => {
      const vessel = boat && berthed(boat);
      const input = { allocation_id, berth_id, nights, vessel, from_date, confirm_min_length: confirm };
      return this.commands.execute(new MoveAllocation(input, freshPartOf(context)));
    };
    const vessel = vessel_before === undefined ? undefined : wish.vessel;
    const wanted = wish.berth_id ?? held.berth_id;
    return this.chosen(await move(wanted, { start_date, end_date }, vessel, wish.confirm_min_length), wish, () =>
      move(held.berth_id, before, vessel_before, true),
    );
  }

  /** Gives the stay exactly these berths on exactly these nights, in one append. */
  private async arrange(
    { allocation_id, segments }: ArrangedStay,
    context: MarinaContext,
  ): Promise<AllocatedBerth | Refusal> {
    const input = { stays: [{ allocation_id, segments }], confirm_min_length: true };
    const arranged = await this.commands.execute(new ArrangeStays(input, freshPartOf(context)));
    if (isRefusal(arranged)) return arranged;
    const [berth] = arranged.stays;
    if (berth === undefined) throw new Error(`the plan does not answer ${allocation_id}`);
    return berth;
  }

  private chosen(
    allocated: AllocatedBerth | Refusal,
    wish: BerthWish,
    back: () => Promise<unknown>,
  ): ChosenBerth | Refusal {
    if (isRefusal(allocated)) return allocated;
    return {
      choice: choiceOf(allocated, wish),
      undo: async () => {
        await back();
      },
    };
  }
}

/** True if no berth matched: the stay may be approved without a berth and gets one later. */
export function isNoBerthFree(refusal: Refusal): boolean {
  return refusal.code === berthErrors.no_berth_free;
}
