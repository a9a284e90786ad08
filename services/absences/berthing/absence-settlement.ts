import { Injectable } from '@nestjs/common';
import QuickLRU from 'quick-lru';
import { ChangeAbsenceDates, CloseAbsence, OpenAbsence } from '../../../contracts/berths/commands.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type AbsenceState } from '../domain/absence.js';
import { AbsentBoat } from './absent-boat.js';
import { apiCodeOf, apiRefusal, planStepOf, standingRefusal } from '../domain/plan-step.js';
import { absenceRecord } from '../records/absence-record.js';

/**
 * At least this many refusals are kept, and at most twice as many: far more than absences are ever settled at a time.
 */
const KEPT_REFUSALS = 100;

/**
 * Sends a step of an absence to the berth plan and records the outcome. The handler of the call does so at once, and a
 * policy finishes steps that a crash left open. A mutex for each absence gives both the same outcome.
 */
@Injectable()
export class AbsenceSettlement {
  private readonly mutex = new KeyedMutex();
  /** The plan's latest refusals by step. The policy may settle before the handler, and the stream records only the code. */
  private readonly refusals = new QuickLRU<string, Refusal>({ maxSize: KEPT_REFUSALS });

  constructor(
    private readonly streams: StreamRepository,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly boat: AbsentBoat,
  ) {}

  /** Settles the absence's pending step, if it has one. */
  async settle(absenceId: string, context: MarinaContext): Promise<void> {
    await this.mutex.runExclusive(absenceId, () => this.settlePending(absenceId, context));
  }

  /** Settles the pending step and returns the outcome of the given step, even if another call settled it before. */
  async outcomeOf(
    absenceId: string,
    stepId: string,
    asked: CommandReceipt,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const refusal = await this.mutex.runExclusive(absenceId, () => this.settlePending(absenceId, context));
    const { state } = await this.streams.load(absenceRecord, absenceId);
    const outcome = state.exists ? state.outcomes.get(stepId) : undefined;
    if (outcome === undefined) return asked; // nothing changed, so no step was recorded
    if (outcome !== null) return refusal ?? this.refusals.get(stepId) ?? refuse('conflict', apiCodeOf(outcome));
    // The settling is in the stream already, so this returns its receipt.
    return this.write(absenceId, stepId, null, context);
  }

  private async settlePending(absenceId: string, context: MarinaContext): Promise<Refusal | null> {
    const { state } = await this.streams.load(absenceRecord, absenceId);
    if (!state.exists || state.pending === null) return null;
    const { step_id } = state.pending;
    const refusal = await this.askPlan(absenceId, state, step_id, context);
    if (refusal === null) await this.boat.measure(state, context);
    await this.write(absenceId, step_id, refusal?.code ?? null, context);
    if (refusal === null) return null;
    const translated = apiRefusal(refusal);
    this.refusals.set(step_id, translated);
    return translated;
  }

  private async askPlan(
    absenceId: string,
    state: Extract<AbsenceState, { exists: true }>,
    stepId: string,
    context: MarinaContext,
  ): Promise<Refusal | null> {
    const step = planStepOf(absenceId, state);
    // Whoever completes the step, its effect on the plan belongs to the action that started it.
    const { causation_id } = context;
    const command_id = deriveId(stepId, 'plan');
    const asking = { ...partOf(context, 'plan'), command_id, command_hash: step.ask, causation_id };
    const answer: unknown = await this.send(step, { ...asking, marina_id: state.marina_id });
    return isRefusal(answer) ? standingRefusal(step, answer) : null;
  }

  private send(step: ReturnType<typeof planStepOf>, context: MarinaContext): Promise<unknown> {
    switch (step.ask) {
      case 'OPEN':
        return this.commands.execute(new OpenAbsence(step.input, context));
      case 'CHANGE':
        return this.commands.execute(new ChangeAbsenceDates(step.input, context));
      case 'CLOSE':
        return this.commands.execute(new CloseAbsence(step.input, context));
      case 'NOTHING':
        return Promise.resolve(null);
    }
  }

  private write(
    absenceId: string,
    stepId: string,
    refused: string | null,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const settling = { ...partOf(context, 'settle'), command_id: deriveId(stepId, 'settle'), command_hash: 'settle' };
    const now = this.clock.nowIso();
    return this.streams.execute(absenceRecord, absenceId, settling, (state) =>
      decide({ type: 'Settle', step_id: stepId, refused }, state, { now, today: now.slice(0, 10) }),
    );
  }
}
