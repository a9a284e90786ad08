import { Injectable } from '@nestjs/common';
import {
  type AllocatedBerth,
  AllocateBerth,
  ArrangeStays,
  ChangeAllocationDates,
  MoveAllocation,
  NameBoat,
  ReleaseAllocation,
} from '../../../contracts/berths/commands.js';
import { FindBoatsInTheWay } from '../../../contracts/berths/queries.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { type MarinaContext, freshPartOf } from '../../platform/event-sourcing/command-context.js';
import { freshId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type BerthWish, berthed, choiceOf, isSameBoat, releaseReasonOf } from './berth-wish.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { BerthChoice } from '../domain/reservation-command.js';
import { standingCode } from '../domain/reservation-state.js';
import { WaitingLine } from '../lookups/waiting-line.js';
import { allocationFor, changeFor, foundBerth, type WishedStep } from './wished-step.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import type { SkipReason } from '../../../contracts/vocabulary/reservation-words.js';
import {
  AllocationOfReservation,
  type AllocationOfReservationAnswer,
} from '../../../contracts/berths/allocation-queries.js';
import { RehearsePlan } from '../../../contracts/berths/rehearsal-queries.js';

/** A berth that the plan already holds for the reservation, and how to release it if the reservation refuses. */
export interface ChosenBerth {
  readonly choice: BerthChoice;
  /** Restores the plan's previous state. */
  readonly undo: () => Promise<void>;
}

/**
 * The berth plan's half of a reservation command. The plan is written first, so the berth is reserved before anyone is
 * notified. A policy repairs what a crash leaves between the two writes. Everything here runs under the reservation's
 * lock.
 */
@Injectable()
export class BerthPlacement {
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
   * The berth that `choose` would choose, or why it would refuse. Changes nothing: whatever else the command changes is
   * changed only if this is no refusal.
   */
  async foresee(wish: BerthWish, marina_id: string): Promise<BerthChoice | Refusal> {
    const held = await this.held(wish.reservation_id, { marina_id });
    const change = held === null ? null : changeFor(held, wish);
    if (held !== null && change === null) return presentChoice(held, wish);
    const step = change?.step ?? allocationFor(wish, freshId(), await this.skipsOf(wish, { marina_id }));
    const rehearsed = await this.queries.execute(new RehearsePlan(marina_id, step));
    if (isRefusal(rehearsed)) return rehearsed;
    if (rehearsed.refusal !== null) return rehearsed.refusal;
    const [stay] = rehearsed.stays;
    const found = stay === undefined ? null : foundBerth(stay);
    return found === null ? refuse('not_found', berthErrors.allocation_not_found) : choiceOf(found, wish);
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
      const { vessel_id } = state.vessel;
      const named = vessel_id === null ? {} : { vessel_id };
      const move = {
        allocation_id,
        berth_id,
        nights: { start_date, end_date },
        vessel,
        confirm_min_length: true,
        ...named,
      };
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

  /** Names the boat of a stay that was registered after its berth was allocated. */
  async nameBoat(
    { allocation_id }: Pick<BerthChoice, 'allocation_id'>,
    vessel_id: string | null,
    context: MarinaContext,
    both?: string,
  ): Promise<Refusal | null> {
    if (vessel_id === null) return null;
    const named = { allocation_id, vessel_id, ...(both === undefined ? {} : { both }) };
    const receipt = await this.commands.execute(new NameBoat(named, freshPartOf(context)));
    return isRefusal(receipt) ? receipt : null;
  }

  /** Whether the plan has an allocation for the reservation. */
  async isHeld(reservationId: string, context: MarinaContext): Promise<boolean> {
    return (await this.held(reservationId, context)) !== null;
  }

  private held(
    reservationId: string,
    context: Pick<MarinaContext, 'marina_id'>,
  ): Promise<AllocationOfReservationAnswer | null> {
    const query = new AllocationOfReservation(context.marina_id, { reservation_id: reservationId });
    return this.queries.execute(query);
  }

  private async allocate(wish: BerthWish, context: MarinaContext): Promise<ChosenBerth | Refusal> {
    const allocationId = freshId();
    const { reservation_id } = wish;
    const step = allocationFor(wish, allocationId, await this.skipsOf(wish, context));
    const allocated = await this.send(step, context);
    if (isRefusal(allocated)) return allocated;
    const past_waiting = await this.line.passedBy(context.marina_id, reservation_id, allocated, wish);
    return {
      choice: { ...choiceOf(allocated, wish), past_waiting },
      undo: () => this.takeBack(reservation_id, allocationId, context),
    };
  }

  private async skipsOf(wish: BerthWish, context: Pick<MarinaContext, 'marina_id'>): Promise<BerthWish['skipped']> {
    const crowded = wish.berth_id === undefined ? await this.crowded(wish, context) : [];
    return crowded.length === 0 ? wish.skipped : [...(wish.skipped ?? []), ...crowded];
  }

  /** Berths in which another boat still lies: only staff choose one of them for tonight (docs/rules/traffic.md). */
  private async crowded(
    { start_date, end_date }: BerthWish,
    { marina_id }: Pick<MarinaContext, 'marina_id'>,
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
    const change = changeFor(held, wish);
    if (change === null) return { choice: presentChoice(held, wish), undo: () => Promise.resolve() };
    const changed = await this.send(change.step, context);
    if (isRefusal(changed)) return changed;
    return {
      choice: choiceOf(changed, wish),
      undo: async () => {
        await this.send(change.back, context);
      },
    };
  }

  private async send(step: WishedStep, context: MarinaContext): Promise<AllocatedBerth | Refusal> {
    const part = freshPartOf(context);
    switch (step.type) {
      case 'AllocateBerth':
        return this.commands.execute(new AllocateBerth(step.data, part));
      case 'MoveAllocation':
        return this.commands.execute(new MoveAllocation(step.data, part));
      case 'ChangeAllocationDates':
        return this.commands.execute(new ChangeAllocationDates(step.data, part));
      case 'ArrangeStays': {
        const arranged = await this.commands.execute(new ArrangeStays(step.data, part));
        if (isRefusal(arranged)) return arranged;
        const [berth] = arranged.stays;
        if (berth === undefined) throw new Error(`the plan does not answer ${step.data.stays[0]?.allocation_id}`);
        return berth;
      }
    }
  }
}

function presentChoice(held: AllocationOfReservationAnswer, wish: BerthWish): BerthChoice {
  return choiceOf({ ...held, suggested_berth_id: null, label: held.berth_name }, wish);
}

/** True if no berth matched: the stay may be approved without a berth and gets one later. */
export function isNoBerthFree(refusal: Refusal): boolean {
  return refusal.code === berthErrors.no_berth_free;
}
