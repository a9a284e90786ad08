import { Injectable } from '@nestjs/common';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { type CommandContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/decide.js';
import { BerthChoosing } from './berth-choosing.js';
import { reservationAggregate } from './reservation-aggregate.js';
import { ReservationFacts } from './reservation-facts.js';

/** Brings the berth plan to what a reservation says by now. Runs in the reservation's turn. */
@Injectable()
export class PlanAgreement {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly berths: BerthChoosing,
  ) {}

  /**
   * A berth given up goes back, other dates are taken over; a berth that is taken on the new dates is given up by
   * the reservation, too. Changes nothing where the two agree.
   */
  async restore(reservationId: string, context: CommandContext): Promise<void> {
    if (await this.berths.follow(reservationId, context)) return;
    const found = await this.facts.find(reservationId, context);
    if (isRefusal(found)) return;
    const facts = { ...found.context, actor: 'system' as const };
    await this.streams.execute(reservationAggregate, reservationId, partOf(context, 'give the berth up'), (state) =>
      decide({ type: 'UnassignBerth' }, state, facts),
    );
    await this.berths.follow(reservationId, context);
  }
}
