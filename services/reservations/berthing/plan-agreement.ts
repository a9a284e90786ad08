import { Injectable } from '@nestjs/common';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { compensated } from '../../platform/event-sourcing/saga.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/decide.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import type { BerthCommand } from '../domain/reservation-command.js';
import { standingCode } from '../domain/reservation-state.js';
import { BerthPlacement } from './berth-placement.js';
import { reservationRecord } from '../records/reservation-record.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';

/** The approval asked about the boat's other berths. */
const AS_APPROVED = 'as approved';

/** Makes the berth plan agree with a reservation. Runs under the reservation's lock. */
@Injectable()
export class PlanAgreement {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly berths: BerthPlacement,
  ) {}

  /**
   * Releases a berth that was given up and applies changed dates. If the berth is taken on the new dates, the
   * reservation gives it up too. Does nothing if the two already agree.
   */
  async restore(reservationId: string, context: MarinaContext): Promise<void> {
    if (await this.berths.follow(reservationId, context)) return;
    const found = await this.facts.find(reservationId, context);
    if (isRefusal(found)) return;
    const facts = { ...found.context, actor: 'system' as const };
    await this.streams.execute(reservationRecord, reservationId, partOf(context, 'give the berth up'), (state) =>
      decide({ type: 'UnassignBerth' }, state, facts),
    );
    await this.berths.follow(reservationId, context);
  }

  /**
   * Allocates the reservation's berth again if the plan holds no allocation for it; if the berth is no longer free, the
   * reservation gives it up. This happens when a process is suspended between the two writes and another process
   * releases its allocation as an orphan. Does nothing if the two agree or the stay is over.
   */
  async regain(reservationId: string, context: MarinaContext): Promise<void> {
    const found = await this.facts.find(reservationId, context);
    if (isRefusal(found) || found.state.berth === null) return;
    const { state } = found;
    const { vessel, start_date, end_date, berth } = state;
    const open = isOneOf([...bookedStatuses, 'INSTANT_BOOKING_INITIATED'], standingCode(state) ?? 'INITIATED');
    if (!open || end_date <= found.context.today || (await this.berths.isHeld(reservationId, context))) return;
    const wish = { reservation_id: reservationId, vessel, start_date, end_date, berth_id: berth?.berth_id };
    const chosen = await this.berths.choose({ ...wish, confirm_min_length: true, both: AS_APPROVED }, context);
    const facts = { ...found.context, actor: 'system' as const };
    const command: BerthCommand = isRefusal(chosen)
      ? { type: 'UnassignBerth' }
      : { type: 'AssignBerth', berth: chosen.choice };
    const step = partOf(context, 'take the berth again');
    const answer = await this.streams.execute(reservationRecord, reservationId, step, (now) =>
      decide(command, now, facts),
    );
    if (!isRefusal(chosen)) await compensated(answer, chosen.undo);
  }
}
