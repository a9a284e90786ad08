import { Injectable } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { type Loaded, StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/berth-plan.js';
import type { BerthPlanCommand, PlanContext, PlanDecision } from '../domain/berth-plan-commands.js';
import type { BerthPlanState } from '../domain/berth-plan-state.js';
import { planRecord } from './berth-plan-record.js';

/** The berth plans of all marinas: reads, rehearsals and commands, with the marina's calendar. */
@Injectable()
export class BerthPlans {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** The committed plan; callers must not modify it. */
  async state(marinaId: string): Promise<BerthPlanState> {
    return (await this.loaded(marinaId)).state;
  }

  /** The committed plan with its revision; callers must not modify it. */
  loaded(marinaId: string): Promise<Loaded<BerthPlanState>> {
    return this.streams.load(planRecord, marinaId);
  }

  async execute(command: BerthPlanCommand, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const marinaId = context.marina_id;
    const today = await this.today(marinaId);
    if (today === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    return this.streams.execute(planRecord, marinaId, context, (state) => decide(command, state, today));
  }

  /** Rehearses a command without writing anything. */
  async judge(command: BerthPlanCommand, marinaId: string): Promise<PlanDecision> {
    const today = await this.today(marinaId);
    if (today === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    return decide(command, await this.state(marinaId), today);
  }

  /** The current instant and the marina's date; null for a marina that does not exist. */
  async today(marinaId: string): Promise<PlanContext | null> {
    const marina = await this.queries.execute(new FindMarina(marinaId));
    return marina === null ? null : { now: this.clock.nowIso(), today: this.clock.today(marina.time_zone) };
  }
}
