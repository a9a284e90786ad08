import { Injectable } from '@nestjs/common';
import QuickLRU from 'quick-lru';
import { absenceErrors } from '../../../contracts/absences/errors.js';
import { ChangeAbsenceDates, CloseAbsence, OpenAbsence } from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type AbsenceState } from '../domain/absence.js';
import { planStepOf } from '../domain/plan-step.js';
import { absenceRecord } from '../records/absence-record.js';

/** Far more than are under way at a time. */
const MOST_TOLD = 100;

/**
 * Asks the berth plan about a step of an absence and writes down what it said. The handler of the call does so at
 * once, a policy finishes what a crash left open; one at a time for each absence, so that both hear one answer.
 */
@Injectable()
export class AbsenceSettling {
  private readonly underWay = new Map<string, Promise<unknown>>();
  /** What the plan said lately, by step: the policy may have asked before the handler, and the stream keeps the code alone. */
  private readonly told = new QuickLRU<string, Refusal>({ maxSize: MOST_TOLD });

  constructor(
    private readonly streams: StreamRepository,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  /** Settles whatever is open. */
  async settle(absenceId: string, context: MarinaContext): Promise<void> {
    await this.runExclusive(absenceId, () => this.settlePending(absenceId, context));
  }

  /** Settles, and answers for one step: also when somebody else settled it, or long ago. */
  async outcomeOf(
    absenceId: string,
    stepId: string,
    asked: CommandReceipt,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const refusal = await this.runExclusive(absenceId, () => this.settlePending(absenceId, context));
    const { state } = await this.streams.load(absenceRecord, absenceId);
    const outcome = state.exists ? state.outcomes.get(stepId) : undefined;
    if (outcome === undefined) return asked; // nothing changed, so nothing was asked
    if (outcome !== null) return refusal ?? this.told.get(stepId) ?? refuse('conflict', toldOutside(outcome));
    // The settling is in the stream: this answers as it was answered then.
    return this.write(absenceId, stepId, null, context);
  }

  private async settlePending(absenceId: string, context: MarinaContext): Promise<Refusal | null> {
    const { state } = await this.streams.load(absenceRecord, absenceId);
    if (!state.exists || state.pending === null) return null;
    const { step_id } = state.pending;
    const refusal = await this.askPlan(absenceId, state, step_id, context);
    await this.write(absenceId, step_id, refusal?.code ?? null, context);
    if (refusal === null) return null;
    const told = { ...refusal, code: toldOutside(refusal.code) };
    this.told.set(step_id, told);
    return told;
  }

  private async askPlan(
    absenceId: string,
    state: Extract<AbsenceState, { exists: true }>,
    stepId: string,
    context: MarinaContext,
  ): Promise<Refusal | null> {
    const step = planStepOf(absenceId, state);
    const asking = { ...partOf(context, 'plan'), command_id: deriveId(stepId, 'plan'), command_hash: step.ask };
    const answer: unknown = await this.send(step, { ...asking, marina_id: state.marina_id });
    if (!isRefusal(answer)) return null;
    // The holder left the berth meanwhile, and the absence with it: nothing is left to close.
    return step.ask === 'CLOSE' && answer.code === berthErrors.absence_not_found ? null : answer;
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

  private async runExclusive<T>(absenceId: string, work: () => Promise<T>): Promise<T> {
    const before = this.underWay.get(absenceId) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.underWay.set(absenceId, turn);
    try {
      return await turn;
    } finally {
      if (this.underWay.get(absenceId) === turn) this.underWay.delete(absenceId);
    }
  }
}

/** The plan speaks of absences, staff of vacancies that span a time slot already. */
function toldOutside(code: string): string {
  return code === berthErrors.absence_overlaps ? absenceErrors.already_spans : code;
}
