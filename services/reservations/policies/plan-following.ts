import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { AllocationMoved, AllocationReleased } from '../../../contracts/berths/events.js';
import { AllocationOfReservation, type AllocationOfReservationAnswer } from '../../../contracts/berths/queries.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { reservationAggregate } from '../commands/reservation-aggregate.js';
import { ReservationFacts } from '../commands/reservation-facts.js';
import { decide } from '../domain/decide.js';
import type { BerthCommand } from '../domain/reservation-command.js';

/**
 * The plan itself moves or releases a visitor when a resident comes home early or a berth changes; the
 * reservation takes note, so that page, boater and plan name the same berth.
 */
@Injectable()
export class PlanFollowing implements Policy<AllocationMoved | AllocationReleased> {
  readonly name = 'plan-following';
  readonly reactsTo = ['AllocationMoved', 'AllocationReleased'] as const;

  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly queries: QueryBus,
  ) {}

  async handle(event: LoggedEvent<AllocationMoved | AllocationReleased>): Promise<void> {
    const { reservation_id, reason } = event.data;
    if (reason !== 'ABSENCE_WITHDRAWN' && reason !== 'BERTH_CHANGED') return;
    const context = causedBy(event, this.name);
    const found = await this.facts.find(reservation_id, context);
    if (isRefusal(found) || found.state.berth === null) return;
    const query = new AllocationOfReservation(found.marina.id, { reservation_id });
    const held = await this.queries.execute<AllocationOfReservation, AllocationOfReservationAnswer | null>(query);
    const command: BerthCommand =
      held === null ? { type: 'UnassignBerth' } : { type: 'AssignBerth', berth: asChosen(held) };
    await this.streams.execute(reservationAggregate, reservation_id, context, (state) =>
      decide(command, state, found.context),
    );
  }
}

function asChosen(held: AllocationOfReservationAnswer) {
  return {
    berth_id: held.berth_id,
    allocation_id: held.allocation_id,
    label: held.berth_name,
    min_length: null, // the plan has judged the boat's length already
    min_length_confirmed: true,
    suggested_berth_id: null,
    skip_reason: null,
  };
}
