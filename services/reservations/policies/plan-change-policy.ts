import { Injectable } from '@nestjs/common';
import type {
  AllocationDatesChanged,
  AllocationMoved,
  AllocationReleased,
  BerthAllocated,
} from '../../../contracts/berths/events.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { inMarina, type MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { BerthPlacement } from '../berthing/berth-placement.js';
import { PlanAgreement } from '../berthing/plan-agreement.js';
import { reservationRecord } from '../records/reservation-record.js';
import { type ReservationCase, ReservationFacts } from '../lookups/reservation-facts.js';
import { lossReasons } from '../../../contracts/reservations/vocabulary.js';
import { decide } from '../domain/decide.js';
import { followRefusal } from '../domain/move-refusals.js';
import type { LostBerth } from '../domain/events/berth-events.js';
import type { BerthCommand, Telling } from '../domain/reservation-command.js';
import {
  AllocationOfReservation,
  type AllocationOfReservationAnswer,
} from '../../../contracts/berths/allocation-queries.js';

const OF_THE_PLAN = ['ABSENCE_WITHDRAWN', 'BERTH_CHANGED', 'NOT_APPROVED'];

type Followed = BerthAllocated | AllocationMoved | AllocationDatesChanged | AllocationReleased;

/**
 * The plan moves or releases a visitor when a resident returns early, a berth changes or berths close, and gives a stay
 * its berth again when a closure is undone. The reservation records it, so that page, boater and plan show the same
 * berth. Also covers a crash after staff moved a boat and before the reservation recorded it.
 */
@Injectable()
export class PlanChangePolicy implements Policy<Followed> {
  readonly name = 'plan-following';
  readonly reactsTo = ['BerthAllocated', 'AllocationMoved', 'AllocationDatesChanged', 'AllocationReleased'] as const;

  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly queries: QueryBus,
    private readonly locks: Locks,
    private readonly agreement: PlanAgreement,
    private readonly berths: BerthPlacement,
  ) {}

  /**
   * Berths and dates follow from the present plan. A release says why the berth was lost, and a closure that is undone
   * gives one back: these are handled for themselves.
   */
  repairs({ type, data }: LoggedEvent<Followed>): string | null {
    const moved = type === 'AllocationMoved' || type === 'AllocationDatesChanged';
    return moved && !('closure_id' in data && data.closure_id !== undefined) ? data.reservation_id : null;
  }

  async handle(event: LoggedEvent<Followed>): Promise<void> {
    const { reservation_id, allocation_id } = event.data;
    const reason = event.type === 'AllocationReleased' && 'reason' in event.data ? event.data.reason : null;
    // A release for any other reason was made by the reservation, or follows the end of the stay.
    if (reason !== null && !OF_THE_PLAN.includes(reason)) return;
    const ofClosure = 'closure_id' in event.data && event.data.closure_id !== undefined;
    // The reservation itself records the berths that it asked for.
    if (event.type === 'BerthAllocated' && !ofClosure) return;
    const context = inMarina(causedBy(event, this.name));
    await this.locks.exclusively(reservationRecord, reservation_id, () =>
      reason === 'NOT_APPROVED'
        ? this.agreement.regain(reservation_id, context)
        : this.follow(reservation_id, allocation_id, context, {
            segments: event.type === 'BerthAllocated' || 'previous_segments' in event.data,
            lost: lostBy(event),
            // A closure writes to the boater itself.
            told: ofClosure ? undefined : toldOf(event),
            regains: ofClosure && event.type !== 'AllocationReleased',
          }),
    );
  }

  /**
   * @param of `segments`: false for events of older versions, whose stays keep only their last berth. `regains`: the stay
   * had lost its berth to a closure that was undone.
   */
  private async follow(
    reservationId: string,
    allocationId: string,
    context: MarinaContext,
    { segments, lost, regains, told }: Following,
  ): Promise<void> {
    const found = await this.facts.find(reservationId, context);
    if (isRefusal(found)) return;
    if (found.state.berth?.allocation_id !== allocationId) {
      if (regains) await this.regain(found, reservationId, allocationId, context);
      return;
    }
    const query = new AllocationOfReservation(found.marina.id, { reservation_id: reservationId });
    const held = await this.queries.execute(query);
    if (!segments && held?.berth_id === found.state.berth.berth_id) return;
    const command: BerthCommand =
      held === null ? { type: 'UnassignBerth', lost } : { type: 'AssignBerth', berth: asChosen(held), told };
    await this.streams.execute(reservationRecord, reservationId, context, (state) =>
      decide(command, state, found.context),
    );
  }

  /** Gives the reservation the berth that the plan gave it back; the plan takes it back if the reservation cannot have it. */
  private async regain(
    { state, context: facts, marina }: ReservationCase,
    reservationId: string,
    allocationId: string,
    context: MarinaContext,
  ): Promise<void> {
    const query = new AllocationOfReservation(marina.id, { reservation_id: reservationId });
    const held = await this.queries.execute(query);
    if (held?.allocation_id !== allocationId) return;
    const taken =
      state.berth !== null || followRefusal(state) !== null
        ? null
        : await this.streams.execute(reservationRecord, reservationId, context, (now) =>
            decide({ type: 'AssignBerth', berth: asChosen(held) }, now, { ...facts, actor: 'system' }),
          );
    if (taken === null || isRefusal(taken)) await this.berths.takeBack(reservationId, allocationId, context);
  }
}

interface Following {
  readonly segments: boolean;
  readonly lost: LostBerth | undefined;
  readonly regains: boolean;
  readonly told: Telling | undefined;
}

/** The mail of a booking names its berth: whoever is moved because a resident returns or a berth changes is told. */
function toldOf({ type, data }: LoggedEvent<Followed>): Telling | undefined {
  if (type !== 'AllocationMoved' || !('reason' in data) || data.reason === 'STAFF') return undefined;
  return { tell: true, reason: null };
}

/** Undefined unless the plan took the berth away: then the stay has lost it (spec 3 §4, decreased supply). */
function lostBy({ data, metadata }: LoggedEvent<Followed>): LostBerth | undefined {
  if (!('released_from' in data)) return undefined;
  const reason = lossReasons.find((one) => one === data.reason);
  if (reason === undefined) return undefined;
  const { kind, name } = metadata.actor;
  const cause = data.cause === undefined ? {} : { cause: data.cause };
  const changed_by = kind === 'staff' || kind === 'admin' ? name : null;
  return { reason, ...cause, from_date: data.released_from, changed_by };
}

function asChosen(held: AllocationOfReservationAnswer) {
  return {
    berth_id: held.berth_id,
    allocation_id: held.allocation_id,
    label: held.berth_name,
    min_length: null, // the plan has already checked the boat's length
    min_length_confirmed: true,
    segments: held.segments,
    suggested_berth_id: null,
    skip_reason: null,
  };
}
