import { Injectable } from '@nestjs/common';
import type { AllocatedBerth } from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { type Loaded, StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { BerthPlanCommand, PlanContext, PlanDecision } from '../domain/berth-plan-commands.js';
import type { BerthPlanEvent } from '../domain/berth-plan-events.js';
import { allocatedBerth, arrangedBerth, segmentsGiven } from '../domain/berth-plan-questions.js';
import type { BerthPlanState } from '../domain/berth-plan-state.js';
import { decide } from '../domain/berth-plan.js';
import { notFound } from '../domain/plan-refusals.js';
import { concerns, rehearse, type Rehearsed } from '../domain/plan-rehearsal.js';
import { planRecord } from './berth-plan-record.js';

/** A preview that this many events have followed counts as overtaken. */
const MOST_SINCE = 500;
const RETRIES = 5;
/** Answered while the plan changes faster than it can be checked. */
const OVERTAKEN = 'CONFLICT';

/** The berth plans of all marinas: reads, rehearsals and commands, with the marina's calendar. */
@Injectable()
export class BerthPlans {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** The committed plan; callers must not modify it. */
  async state(marina_id: string): Promise<BerthPlanState> {
    return (await this.loaded(marina_id)).state;
  }

  /** The committed plan with its revision; callers must not modify it. */
  loaded(marina_id: string): Promise<Loaded<BerthPlanState>> {
    return this.streams.load(planRecord, marina_id);
  }

  async execute(command: BerthPlanCommand, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const marina_id = context.marina_id;
    const today = await this.today(marina_id);
    if (today === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    return this.streams.execute(planRecord, marina_id, context, (state) => decide(command, state, today));
  }

  /**
   * Executes a command unless events after revision `since`, that of its preview, concern it. Such events of colleagues
   * are answered with STALE, which names them and their authors; all others do not disturb.
   * @param since undefined: no such check
   */
  async executeSince(
    command: Rehearsed,
    context: MarinaContext,
    since: number | undefined,
  ): Promise<CommandReceipt | Refusal> {
    if (since === undefined) return this.execute(command, context);
    const marina_id = context.marina_id;
    const today = await this.today(marina_id);
    if (today === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    for (let attempt = 0; ; attempt += 1) {
      const { state, revision } = await this.loaded(marina_id);
      const events = await this.since(marina_id, since);
      const byOthers = events.filter(({ metadata }) => metadata.causation_id !== context.causation_id);
      const stays = byOthers.length === 0 ? [] : rehearse(state, since, command, today).stays;
      const others = byOthers.filter(({ type, data }) => concerns({ type, data } as BerthPlanEvent, stays));
      if (others.length > 0 || events.length >= MOST_SINCE) return stale(revision ?? -1, others);
      const receipt = await this.streams.execute(planRecord, marina_id, context, (now, loaded) =>
        loaded.revision === revision ? decide(command, now, today) : refuse('conflict', OVERTAKEN),
      );
      if (!isRefusal(receipt) || receipt.code !== OVERTAKEN || attempt >= RETRIES) return receipt;
    }
  }

  /**
   * Executes a command on a visitor's allocation. A stay that another process has released since has the berth that the
   * command gave it: what was decided and recorded is not refused afterwards.
   * @returns the berth that the boat now has
   */
  async place(
    command: BerthPlanCommand,
    allocation_id: string,
    context: MarinaContext,
  ): Promise<AllocatedBerth | Refusal> {
    const receipt = await this.execute(command, context);
    if (isRefusal(receipt)) return receipt;
    const state = await this.state(context.marina_id);
    const allocated = allocatedBerth(state, allocation_id);
    if (allocated !== null) return allocated;
    const segments = segmentsGiven(await this.eventsOf(context, receipt.revision), allocation_id);
    return segments === null
      ? notFound(berthErrors.allocation_not_found, allocation_id)
      : arrangedBerth(state, { allocation_id, segments });
  }

  /** The events that a command appended, of which this is the last revision. */
  private async eventsOf({ marina_id, command_id }: MarinaContext, revision: number): Promise<BerthPlanEvent[]> {
    const stream = planRecord.streamOf(marina_id);
    const events = await this.streams.eventsSince(stream, Math.max(-1, revision - MOST_OF_COMMAND), MOST_OF_COMMAND);
    return events
      .filter(({ metadata }) => metadata.command_id === command_id)
      .map(({ type, data }) => ({ type, data }) as BerthPlanEvent);
  }

  /** The plan's events since an instant, oldest first, at most {@link MOST_RECENT}. */
  async recent(marina_id: string, since: string): Promise<LoggedEvent[]> {
    const { revision } = await this.loaded(marina_id);
    const from = (revision ?? -1) - MOST_RECENT;
    const events = await this.streams.eventsSince(planRecord.streamOf(marina_id), Math.max(-1, from), MOST_RECENT);
    return events.filter(({ metadata }) => metadata.recorded_at >= since);
  }

  /** The events of the plan after a revision, oldest first, at most {@link MOST_SINCE}. */
  since(marina_id: string, revision: number): Promise<LoggedEvent[]> {
    return this.streams.eventsSince(planRecord.streamOf(marina_id), revision, MOST_SINCE);
  }

  /** Rehearses a command without writing anything. */
  async judge(command: BerthPlanCommand, marina_id: string): Promise<PlanDecision> {
    const today = await this.today(marina_id);
    if (today === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    return decide(command, await this.state(marina_id), today);
  }

  /** The current instant and the marina's date; null for a marina that does not exist. */
  async today(marina_id: string): Promise<PlanContext | null> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    return marina === null ? null : { now: this.clock.nowIso(), today: this.clock.today(marina.time_zone) };
  }
}

/** Events of a command on one stay, at most. */
const MOST_OF_COMMAND = 50;

/** Events of the last days are looked for among this many. */
const MOST_RECENT = 2000;

function stale(revision: number, events: readonly LoggedEvent[]): Refusal {
  const changes = events.slice(-20).map((event) => ({
    type: event.type,
    revision: event.revision,
    at: event.metadata.recorded_at,
    by: event.metadata.actor,
    ...('reservation_id' in event.data ? { reservation_id: event.data.reservation_id } : {}),
    ...('berth_id' in event.data ? { berth_id: event.data.berth_id } : {}),
  }));
  return refuse('stale', 'STALE', { details: { revision, changes } });
}
