import { Injectable } from '@nestjs/common';
import { type AllocatedBerth, type ArrangedStay, ArrangeStays } from '../../../contracts/berths/commands.js';
import type { PlanBasis } from '../../../contracts/berths/plan-gestures.js';
import type { MeasuredSizes } from '../../../contracts/reservations/commands.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { freshPartOf, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { compensated } from '../../platform/event-sourcing/saga.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { decide } from '../domain/decide.js';
import type { ReservationCommand, Telling } from '../domain/reservation-command.js';
import type { ReservationCase } from '../lookups/reservation-facts.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { BerthedCase, PlanIntent } from './plan-intents.js';

type Arranging = Extract<PlanIntent, { kind: 'arrange' }>;

/**
 * Carries out arrangements: the plan first, in one append, then each reservation. The reservations' locks are held
 * throughout, so that no reader of a reservation decides between the two. The policy `plan-following` records what a
 * crash left out.
 */
@Injectable()
export class PlanChangeProcess {
  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly locks: Locks,
  ) {}

  /** Runs `work` while it holds the locks of these reservations, which are taken in one order to exclude deadlocks. */
  locked<T>(reservationIds: readonly string[], work: () => Promise<T>): Promise<T> {
    const [next, ...rest] = [...new Set(reservationIds)].sort();
    return next === undefined ? work() : this.locks.exclusively(reservationRecord, next, () => this.locked(rest, work));
  }

  /**
   * Answers the first reservation's receipt. The caller holds the locks, and has loaded the cases under them.
   * @param basis of the preview: STALE if a reservation, or the plan around these stays, has changed since
   */
  async arrange(intent: Arranging, basis: PlanBasis, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const [first] = intent.cases;
    if (first === undefined) return refuse('not_found', 'NOT_FOUND');
    const answered = await answeredBefore(this.streams, reservationRecord, first.id, context);
    if (answered !== null) return answered;
    const overtaken = await this.overtaken(intent.cases, basis);
    if (overtaken !== null) return overtaken;
    return this.record(intent, context, basis.revision);
  }

  /**
   * Without the check of {@link arrange}. A reservation that another process has closed in between refuses to follow: the
   * stays then go back to their berths.
   */
  async record(
    intent: Pick<Arranging, 'cases' | 'input' | 'told' | 'sizes'>,
    context: MarinaContext,
    since: number,
  ): Promise<CommandReceipt | Refusal> {
    const [first, ...others] = intent.cases;
    if (first === undefined) return refuse('not_found', 'NOT_FOUND');
    const done = await this.commands.execute(
      new ArrangeStays(intent.input, { ...freshPartOf(context), causation_id: context.causation_id }, since),
    );
    if (isRefusal(done)) return done;
    crashPoint('reservation.after_plan');
    const berths = new Map(done.stays.map((berth) => [berth.allocation_id, berth]));
    const follow = (found: BerthedCase, step: MarinaContext) => {
      const berth = berths.get(found.held.allocation_id);
      if (berth === undefined) throw new Error(`the plan does not answer ${found.held.allocation_id}`);
      return this.follow(found, berth, step, { told: intent.told, sizes: found === first ? intent.sizes : undefined });
    };
    const followed: BerthedCase[] = [];
    for (const found of others) {
      const refused = await follow(found, partOf(context, found.id));
      if (isRefusal(refused)) return compensated(refused, () => this.sendBack(intent.cases, followed, context));
      followed.push(found);
    }
    return compensated(await follow(first, context), () => this.sendBack(intent.cases, followed, context));
  }

  /** Gives the stays the berths and boats that they had, each by itself where one of them is no longer in the plan. */
  async sendBack(
    cases: readonly BerthedCase[],
    followed: readonly BerthedCase[],
    context: MarinaContext,
  ): Promise<void> {
    const before = cases.map(({ held: { allocation_id, segments, vessel } }) => ({ allocation_id, segments, vessel }));
    const arrange = (stays: readonly ArrangedStay[]) =>
      this.commands.execute(new ArrangeStays({ stays, confirm_min_length: true }, freshPartOf(context)));
    const together = await arrange(before);
    const back = isRefusal(together) ? await Promise.all(before.map((stay) => arrange([stay]))) : [together];
    const berths = back.flatMap((one) => (isRefusal(one) ? [] : one.stays));
    for (const found of followed) {
      const berth = berths.find(({ allocation_id }) => allocation_id === found.held.allocation_id);
      if (berth !== undefined) await this.follow(found, berth, partOf(freshPartOf(context), found.id));
    }
  }

  /** Records on the reservation the berths that the plan has given it, and the sizes that its boat was measured with. */
  follow(
    { id, context: facts }: ReservationCase,
    berth: AllocatedBerth,
    context: MarinaContext,
    { told, sizes }: Pick<Arranging, 'told' | 'sizes'> = {},
  ): Promise<CommandReceipt | Refusal> {
    const command = followCommand(berth, told, sizes);
    return this.streams.execute(reservationRecord, id, context, (state) => decide(command, state, facts));
  }

  /** STALE if a reservation has changed since the preview. */
  async overtaken(cases: readonly ReservationCase[], basis: PlanBasis): Promise<Refusal | null> {
    const known = new Map(basis.stays.map(({ reservation_id, revision }) => [reservation_id, revision]));
    for (const { id, revision } of cases) {
      const seen = known.get(id);
      if (seen === revision) continue;
      const since = await this.streams.eventsSince(reservationRecord.streamOf(id), seen ?? -1);
      const changes = since.map((event) => ({
        type: event.type,
        revision: event.revision,
        at: event.metadata.recorded_at,
        by: event.metadata.actor,
        reservation_id: id,
      }));
      return refuse('stale', 'STALE', { details: { revision, changes } });
    }
    return null;
  }
}

/** The reservation's record of the berths that the plan gives it. */
export function followCommand(
  berth: AllocatedBerth,
  told: Telling | undefined,
  sizes?: MeasuredSizes,
): Extract<ReservationCommand, { type: 'FollowPlan' }> {
  const choice = { ...berth, min_length_confirmed: true, suggested_berth_id: null, skip_reason: null };
  return {
    type: 'FollowPlan',
    berth: choice,
    ...(told === undefined ? {} : { told }),
    ...(sizes === undefined ? {} : { sizes }),
  };
}
