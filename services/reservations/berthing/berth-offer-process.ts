import { Injectable } from '@nestjs/common';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { compensated } from '../../platform/event-sourcing/saga.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { decide } from '../domain/decide.js';
import type { PassedOver } from '../domain/events/waiting-events.js';
import { moveRefusal } from '../domain/move-refusals.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { reservationRecord } from '../records/reservation-record.js';
import { BerthPlacement } from './berth-placement.js';

export interface OfferedTurn {
  readonly reservation_id: string;
  readonly berth_id: string;
  readonly confirm_min_length: boolean;
  readonly place: number;
  readonly line_length: number;
  readonly passed_over: readonly PassedOver[];
  /** The offer that ended and passed the berth on; null: staff offered it. */
  readonly after_offer_id: string | null;
}

/** The id of the offer that a command makes; a resent command finds the same offer. */
export function offerIdOf(context: Pick<MarinaContext, 'command_id'>): string {
  return deriveId(context.command_id, 'berth offer');
}

/**
 * Holds a berth for somebody on the waiting list and records the offer. The plan is written first, as with every berth;
 * an allocation without its offer is released by the same policy that mends approvals. The caller holds the lock of the
 * line.
 */
@Injectable()
export class BerthOfferProcess {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly berths: BerthPlacement,
    private readonly locks: Locks,
  ) {}

  offer(turn: OfferedTurn, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(reservationRecord, turn.reservation_id, () => this.hold(turn, context));
  }

  private async hold(
    { reservation_id, berth_id, confirm_min_length, ...turn }: OfferedTurn,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const found = await this.facts.find(reservation_id, context, 'left_out');
    if (isRefusal(found)) return found;
    const answered = await answeredBefore(this.streams, reservationRecord, reservation_id, context);
    if (answered !== null) return answered;
    const closed = moveRefusal('OFFER_BERTH', found.state, found.context);
    if (closed !== null) return closed;
    const { vessel, start_date, end_date } = found.state;
    const wish = { reservation_id, vessel, start_date, end_date, berth_id, confirm_min_length };
    const chosen = await this.berths.choose(wish, context);
    if (isRefusal(chosen)) return chosen;
    const offer = { ...turn, offer_id: offerIdOf(context), berth: chosen.choice };
    const receipt = await this.streams.execute(reservationRecord, reservation_id, context, (state) =>
      decide({ type: 'OfferBerth', ...offer }, state, found.context),
    );
    return compensated(receipt, chosen.undo);
  }
}
