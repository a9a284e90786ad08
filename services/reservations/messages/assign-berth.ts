import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { compensated } from '../../platform/event-sourcing/saga.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { BerthPlacement } from '../berthing/berth-placement.js';
import type { BerthWish } from '../berthing/berth-wish.js';
import { decide } from '../domain/decide.js';
import { moveRefusal } from '../domain/move-refusals.js';
import { type ReservationCase, ReservationFacts } from '../lookups/reservation-facts.js';
import type { Telling } from '../domain/reservation-command.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { SkipReason } from '../../../contracts/vocabulary/reservation-words.js';

interface AssignBerthInput {
  readonly reservation_id: string;
  readonly berth_id: string;
  /** Whether the berth was one of the suggested ones. */
  readonly suggested: boolean;
  readonly skip_reason?: SkipReason | undefined;
  /** Staff's note on the reason. */
  readonly skip_note?: string | undefined;
  readonly confirm_min_length: boolean;
  /** Why the boat keeps both berths, where it has another one on some of the nights. */
  readonly both?: string | undefined;
  /** Absent: nobody is told. */
  readonly told?: Telling;
  /** Absent: the whole stay. A boat that has a berth may move to another one for its remaining nights. */
  readonly nights?: { readonly start_date: string; readonly end_date: string };
}

/** Assigns a berth to a reservation: one that staff chose or one of the suggested ones. */
export class AssignBerth extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: AssignBerthInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(AssignBerth)
export class AssignBerthHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly berths: BerthPlacement,
    private readonly locks: Locks,
  ) {}

  execute({ input, context }: AssignBerth): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(reservationRecord, input.reservation_id, () => this.assign(input, context));
  }

  private async assign(input: AssignBerthInput, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const found = await this.facts.find(input.reservation_id, context);
    if (isRefusal(found)) return found;
    // Neither a resent nor a stale command may touch the plan.
    const answered = await answeredBefore(this.streams, reservationRecord, found.id, context);
    if (answered !== null) return answered;
    const closed = moveRefusal(input.suggested ? 'SELECT_MATCH' : 'ASSIGN_BERTH', found.state, found.context);
    if (closed !== null) return closed;
    const wish = wishOf(input, found);
    if (isRefusal(wish)) return wish;
    const chosen = await this.berths.choose(wish, context);
    if (isRefusal(chosen)) return chosen;
    const { told } = input;
    const type = input.suggested ? 'SelectMatch' : 'AssignBerth';
    const receipt = await this.streams.execute(reservationRecord, found.id, context, (state) =>
      decide({ type, berth: chosen.choice, ...(told === undefined ? {} : { told }) }, state, found.context),
    );
    return compensated(receipt, chosen.undo);
  }
}

/** The nights to assign, limited to the stay and to today or later. */
function wishOf(input: AssignBerthInput, { id, state }: ReservationCase): BerthWish | Refusal {
  const { start_date, end_date, vessel } = state;
  const { berth_id, confirm_min_length, nights } = input;
  const why = { skip_reason: input.skip_reason, skip_note: input.skip_note };
  const wish = {
    reservation_id: id,
    vessel,
    start_date,
    end_date,
    berth_id,
    confirm_min_length,
    both: input.both,
    every_night: true,
    ...why,
  };
  if (nights === undefined || (nights.start_date === start_date && nights.end_date === end_date)) return wish;
  if (nights.end_date !== end_date) return refuseFields({ path: 'end_date', code: 'inValidDate' });
  const partly = state.berth !== null && nights.start_date > start_date && nights.start_date < end_date;
  return partly ? { ...wish, from_date: nights.start_date } : refuseFields({ path: 'start_date', code: 'inValidDate' });
}
