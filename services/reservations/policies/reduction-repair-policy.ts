import { Injectable } from '@nestjs/common';
import type { StatusCode } from '../../../contracts/reservations/vocabulary.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import type { DomainEvent, LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { Leases } from '../../platform/leases/leases.js';
import { Locks } from '../../platform/leases/locks.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { standingCode } from '../domain/reservation-state.js';
import { partyOf, type ReservationCase, ReservationFacts } from '../lookups/reservation-facts.js';
import { CardNights } from '../payments/card-nights.js';
import { GiftPoints } from '../payments/gift-points.js';
import type { Reduction } from '../payments/reduction.js';
import { reservationRecord } from '../records/reservation-record.js';

/** Events after which a reservation takes another amount. */
const RESERVATION_EVENTS: readonly ReservationEvent['type'][] = [
  'ReservationApproved',
  'OfferChanged',
  'ReservationCanceledByMarina',
  'ReservationCanceledByBoater',
  'ReservationExpired',
  'PaymentExpired',
];

/** An event of a source names the reservation; an event of the reservation does so by its stream. */
type MendingEvent = DomainEvent & { readonly data: { readonly reservation_id?: string } };

/** Statuses in which what was taken is spent or will be. */
const KEEPING: readonly StatusCode[] = [...bookedStatuses, 'FINISHED'];

/**
 * A reduction is taken or given back before an approval or an edit records it, and given back after a reservation has
 * failed. The policy completes what a crash left undone in between, and takes again what was given back while a
 * suspended process was about to approve.
 */
abstract class ReductionRepairPolicy implements Policy<MendingEvent> {
  readonly reactsTo: readonly string[];

  /** @param name the checkpoint is stored under it */
  constructor(
    readonly name: string,
    private readonly reduction: Reduction,
    private readonly facts: ReservationFacts,
    private readonly locks: Locks,
    private readonly leases: Leases,
  ) {
    this.reactsTo = [...reduction.sourceEvents, ...RESERVATION_EVENTS];
  }

  /** The stream may be that of a source, which is then looked at as well. */
  repairs(event: LoggedEvent<MendingEvent>): string {
    const part = event.type === 'ReservationApproved' ? 'approved ' : '';
    return `${part}${event.stream} ${event.data.reservation_id ?? ''}`;
  }

  async handle(event: LoggedEvent<MendingEvent>): Promise<void> {
    // A process alone on its data never loses a lock.
    if (event.type === 'ReservationApproved' && this.leases.alone) return;
    const named = event.stream.startsWith(this.reduction.sourceStream) ? [recordIdOf(event.stream)] : [];
    const reservation_id = event.data.reservation_id ?? reservationRecord.idOf(event.stream);
    const context = inMarina(causedBy(event, this.name));
    await this.locks.exclusively(reservationRecord, reservation_id, async () => {
      const taken = await this.reduction.sourcesTakenFrom(reservation_id, event.position);
      await this.mend(reservation_id, [...new Set([...taken, ...named])], context);
    });
  }

  /**
   * The reservation takes the amount that it records from the first source, and nothing from any other. It takes nothing
   * if it was never made or has failed. Correct amounts stay unchanged.
   */
  private async mend(reservation_id: string, sources: readonly string[], context: MarinaContext): Promise<void> {
    const found = await this.facts.find(reservation_id, context, 'left_out');
    const kept = !isRefusal(found) && isOneOf(KEEPING, standingCode(found.state) ?? 'INITIATED') ? found : null;
    const amount = this.reduction.held(kept?.state.price ?? null);
    const own = kept === null || amount === 0 || sources.length > 0 ? [] : await this.ownSource(kept);
    for (const [index, source_id] of [...sources, ...own].entries()) {
      const step = partOf(context, source_id);
      if (kept === null || amount === 0 || index > 0) {
        await this.reduction.give(source_id, reservation_id, step);
      } else {
        const { start_date, end_date } = kept.state;
        await this.reduction.take(source_id, { reservation_id, amount, start_date, end_date }, step);
      }
    }
  }

  /** The source that an approval would take from. */
  private async ownSource({ id, marina, state }: ReservationCase): Promise<readonly string[]> {
    const source_id = await this.reduction.sourceOf(marina, partyOf(id, state));
    return source_id === null ? [] : [source_id];
  }
}

@Injectable()
export class NightsRepairPolicy extends ReductionRepairPolicy {
  constructor(nights: CardNights, facts: ReservationFacts, locks: Locks, leases: Leases) {
    super('nights-mending', nights, facts, locks, leases);
  }
}

@Injectable()
export class PointsRepairPolicy extends ReductionRepairPolicy {
  constructor(points: GiftPoints, facts: ReservationFacts, locks: Locks, leases: Leases) {
    super('points-mending', points, facts, locks, leases);
  }
}
