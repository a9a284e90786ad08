import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { BerthOfferProcess } from '../berthing/berth-offer-process.js';
import { moveRefusal } from '../domain/move-refusals.js';
import { conflict } from '../domain/refusals.js';
import { turnOf } from '../domain/waiting-line.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { WaitingLine, waitingLineLock } from '../lookups/waiting-line.js';
import { reservationRecord } from '../records/reservation-record.js';

interface OfferBerthInput {
  readonly reservation_id: string;
  readonly berth_id: string;
  readonly confirm_min_length: boolean;
}

/**
 * Staff offer a berth to a reservation on the waiting list. Refused while somebody earlier on the list could have it:
 * they are offered it first, or skipped with a reason.
 */
export class OfferBerth extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: OfferBerthInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(OfferBerth)
export class OfferBerthHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly line: WaitingLine,
    private readonly locks: Locks,
    private readonly offering: BerthOfferProcess,
  ) {}

  execute({ input, context }: OfferBerth): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(waitingLineLock, context.marina_id, () => this.offer(input, context));
  }

  private async offer(input: OfferBerthInput, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { reservation_id, berth_id } = input;
    const found = await this.facts.find(reservation_id, context, 'left_out');
    if (isRefusal(found)) return found;
    const answered = await answeredBefore(this.streams, reservationRecord, reservation_id, context);
    if (answered !== null) return answered;
    const closed = moveRefusal('OFFER_BERTH', found.state, found.context);
    if (closed !== null) return closed;
    const line = await this.line.upToDate(context.marina_id);
    const inLine = await this.line.forBerths(context.marina_id, line, [berth_id]);
    const turn = turnOf(inLine.get(berth_id) ?? [], reservation_id, berth_id);
    // The list lags behind the log, which has just said that the reservation is on it.
    if (turn === null) return refuse('unavailable', 'UNAVAILABLE');
    const { first, place, passed_over } = turn;
    if (first !== null) {
      return conflict('RESERVATION_NOT_NEXT_IN_LINE', { ...first });
    }
    const about = { place, line_length: line.length, passed_over, after_offer_id: null };
    return this.offering.offer({ ...input, ...about }, context);
  }
}
