import { Injectable } from '@nestjs/common';
import { HoldPoints } from '../../../contracts/loyalty/commands.js';
import { LOYALTY_STREAM, type PointsReturned, type PointsSpent } from '../../../contracts/loyalty/events.js';
import { FindHoldingAccounts } from '../../../contracts/loyalty/queries.js';
import { pointsIn } from '../../../contracts/reservations/rules/stay-price.js';
import type { StatusCode } from '../../../contracts/reservations/vocabulary.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import { Locks } from '../../platform/leases/locks.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { standingCode } from '../domain/reservation-state.js';
import { partyOf, type ReservationCase, ReservationFacts } from '../lookups/reservation-facts.js';
import { reservationRecord } from '../records/reservation-record.js';

const OF_RESERVATION = [
  'ReservationApproved',
  'OfferChanged',
  'ReservationCanceledByMarina',
  'ReservationCanceledByBoater',
  'ReservationExpired',
  'PaymentExpired',
] as const;
type OfReservation = Extract<ReservationEvent, { type: (typeof OF_RESERVATION)[number] }>;
type OfPoints = PointsSpent | PointsReturned;

/** Statuses in which the points are spent or will be. */
const KEEPING: readonly StatusCode[] = [...bookedStatuses, 'FINISHED'];

/**
 * Gift points are used or returned before an approval or an edit records it, and returned after a reservation has
 * failed. This policy completes what a crash left undone in between.
 */
@Injectable()
export class PointsMending implements Policy<OfPoints | OfReservation> {
  readonly name = 'points-mending';
  readonly reactsTo = ['PointsSpent', 'PointsReturned', ...OF_RESERVATION] as const;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
    private readonly locks: Locks,
  ) {}

  async handle(event: LoggedEvent<OfPoints | OfReservation>): Promise<void> {
    const named = event.stream.startsWith(LOYALTY_STREAM) ? [recordIdOf(event.stream)] : [];
    const reservation_id =
      'reservation_id' in event.data ? event.data.reservation_id : reservationRecord.idOf(event.stream);
    const context = inMarina(causedBy(event, this.name));
    await this.locks.exclusively(reservationRecord, reservation_id, async () => {
      const query = new FindHoldingAccounts({ reservation_id, position: event.position });
      const holding = await this.queries.execute(query);
      await this.mend(reservation_id, [...new Set([...holding, ...named])], context);
    });
  }

  /**
   * The first account holds the points that the reservation's price uses, every other account none. No account holds any
   * if the reservation was never made or has failed. Correct holdings stay unchanged.
   */
  private async mend(reservation_id: string, holding: readonly string[], context: MarinaContext): Promise<void> {
    const found = await this.facts.find(reservation_id, context, 'left_out');
    const points = pointsOf(found);
    if (points === 0 && holding.length === 0) return;
    const accounts = holding.length > 0 || isRefusal(found) ? holding : await this.ownAccount(found);
    for (const [index, account_id] of accounts.entries()) {
      const amount = index === 0 ? points : 0;
      await this.commands.execute(new HoldPoints({ account_id, reservation_id, amount }, partOf(context, account_id)));
    }
  }

  private async ownAccount({ id, marina, state }: ReservationCase): Promise<string[]> {
    const points = await this.facts.points(marina, partyOf(id, state));
    return points === null ? [] : [points.account_id];
  }
}

function pointsOf(found: ReservationCase | Refusal): number {
  if (isRefusal(found)) return 0;
  const { state } = found;
  const kept = isOneOf(KEEPING, standingCode(state) ?? 'INITIATED');
  return kept && state.price !== null ? pointsIn(state.price.breakdown) : 0;
}
