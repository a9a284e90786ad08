import { Injectable } from '@nestjs/common';
import { type AllocateBerthInput, AllocateTogether } from '../../../contracts/berths/commands.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { freshPartOf, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { freshId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { decide } from '../domain/decide.js';
import { moveRefusal } from '../domain/move-refusals.js';
import { type ReservationCase, ReservationFacts } from '../lookups/reservation-facts.js';
import { reservationRecord } from '../records/reservation-record.js';
import { BerthPlacement } from '../berthing/berth-placement.js';
import { berthed, choiceOf } from '../berthing/berth-wish.js';
import { PlanChangeProcess } from '../berthing/plan-change-process.js';

/** A berth that a boat of a group is to have. */
export interface GroupWish {
  readonly reservation_id: string;
  readonly berth_id: string;
  readonly confirm_min_length: boolean;
}

/**
 * Gives several stays their berths in one append of the plan, all or none; then each reservation records its own. The
 * locks of all of them are held throughout. The policy `berth-mending` takes back what a crash left unrecorded.
 */
@Injectable()
export class GroupPlacing {
  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly berths: BerthPlacement,
    private readonly changes: PlanChangeProcess,
  ) {}

  /** The refusal names the `reservation_id` that cannot have its berth; then none has one. */
  place(wishes: readonly GroupWish[], context: MarinaContext): Promise<CommandReceipt | Refusal> {
    return this.changes.locked(
      wishes.map(({ reservation_id }) => reservation_id),
      () => this.placed(wishes, context),
    );
  }

  private async placed(wishes: readonly GroupWish[], context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const stays: { readonly wish: GroupWish; readonly found: ReservationCase; readonly step: MarinaContext }[] = [];
    let last: CommandReceipt | null = null;
    for (const wish of wishes) {
      const found = await this.facts.find(wish.reservation_id, context);
      if (isRefusal(found)) return found;
      const step = partOf(context, `berth ${found.id}`);
      const answered = await answeredBefore(this.streams, reservationRecord, found.id, step);
      if (isRefusal(answered)) return answered;
      last = answered ?? last;
      if (answered !== null) continue;
      const closed = moveRefusal('ASSIGN_BERTH', found.state, found.context);
      if (closed !== null) return { ...closed, details: { ...closed.details, reservation_id: found.id } };
      stays.push({ wish, found, step });
    }
    if (stays.length === 0) return last ?? refuse('not_found', 'NOT_FOUND');
    const allocations = stays.map(({ wish, found }) => allocationOf(wish, found));
    const allocated = await this.commands.execute(new AllocateTogether({ stays: allocations }, freshPartOf(context)));
    if (isRefusal(allocated)) return allocated;
    crashPoint('reservation.after_plan');
    for (const [index, { wish, found, step }] of stays.entries()) {
      const berth = allocated[index];
      if (berth === undefined) throw new Error(`the plan does not answer ${found.id}`);
      const choice = choiceOf(berth, { ...wish, ...stayOf(found) });
      const receipt = await this.streams.execute(reservationRecord, found.id, step, (state) =>
        decide({ type: 'AssignBerth', berth: choice }, state, found.context),
      );
      if (isRefusal(receipt)) {
        await this.berths.takeBack(found.id, berth.allocation_id, context);
        return { ...receipt, details: { ...receipt.details, reservation_id: found.id } };
      }
      last = receipt;
    }
    return last ?? refuse('not_found', 'NOT_FOUND');
  }
}

function stayOf({ id, state: { vessel, start_date, end_date } }: ReservationCase) {
  return { reservation_id: id, vessel, start_date, end_date };
}

function allocationOf(
  { berth_id, confirm_min_length }: GroupWish,
  found: ReservationCase,
): AllocateBerthInput & { readonly berth_id: string } {
  const { reservation_id, vessel, start_date, end_date } = stayOf(found);
  const named = vessel.vessel_id === null ? {} : { vessel_id: vessel.vessel_id };
  const stay = { allocation_id: freshId(), reservation_id, vessel: berthed(vessel), start_date, end_date };
  return { ...stay, berth_id, confirm_min_length, ...named };
}
