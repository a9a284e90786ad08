import { Injectable } from '@nestjs/common';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { Closure } from '../domain/berth-plan-state.js';
import { type ClosureTelling, type ClosureTellingCommand, decide, isTold } from '../domain/closure-telling.js';
import { notFound } from '../domain/plan-refusals.js';
import { BerthPlans } from './berth-plans.js';
import { closureTellingRecord } from './closure-telling-record.js';

/** What is told of closures. */
@Injectable()
export class ClosureTellings {
  constructor(
    private readonly streams: StreamRepository,
    private readonly plans: BerthPlans,
    private readonly clock: Clock,
  ) {}

  async of(closure_id: string): Promise<ClosureTelling> {
    return (await this.streams.load(closureTellingRecord, closure_id)).state;
  }

  /** Whether the people of a closure were told. One that told them at once is not looked up. */
  async isTold(closure: Pick<Closure, 'id' | 'tell' | 'tell_at'>): Promise<boolean> {
    if (closure.tell_at === undefined) return closure.tell;
    return isTold(closure, await this.of(closure.id));
  }

  /** CLOSURE_NOT_FOUND for closures of other marinas. */
  async execute(
    closure_id: string,
    command: ClosureTellingCommand,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const closure = (await this.plans.state(context.marina_id)).closures.get(closure_id);
    if (closure === undefined) return notFound(berthErrors.closure_not_found, closure_id);
    return this.streams.execute(closureTellingRecord, closure_id, context, (telling) =>
      decide(command, closure, telling, this.clock.nowIso()),
    );
  }
}
