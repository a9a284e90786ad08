import { Injectable } from '@nestjs/common';
import { UndoAbsenceStep } from '../../../contracts/absences/commands.js';
import type { PlanBasis } from '../../../contracts/berths/plan-gestures.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { freshPartOf, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { compensated } from '../../platform/event-sourcing/saga.js';
import { PlanChangeProcess } from './plan-change-process.js';
import { PlanEffectsOf } from './plan-effects.js';
import type { RestoringAbsence, RestoringReport } from './plan-intents.js';
import { StayRestorer } from './stay-restorer.js';

/**
 * Gives a resident the absence that there was, and then its visitors their berths. The resident leaves first: before,
 * the berths are not free. What another process makes impossible in between takes back what was done before it. The caller
 * holds the reservations' locks.
 */
@Injectable()
export class AbsenceRestorer {
  constructor(
    private readonly commands: CommandBus,
    private readonly changing: PlanChangeProcess,
    private readonly effects: PlanEffectsOf,
    private readonly stays: StayRestorer,
  ) {}

  async restore(intent: RestoringAbsence, basis: PlanBasis, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { absence_id, action_id, arrange, restored } = intent;
    const refusal = await this.foreseen(intent, context);
    if (refusal !== null) return refusal;
    const overtaken = await this.changing.overtaken(intent.cases, basis);
    if (overtaken !== null) return overtaken;
    const receipt = await this.commands.execute(new UndoAbsenceStep({ absence_id, action_id }, context));
    if (isRefusal(receipt)) return receipt;
    const again = { absence_id, action_id: context.command_id };
    const undos: (() => Promise<unknown>)[] = [
      () => this.commands.execute(new UndoAbsenceStep(again, stepOf(freshPartOf(context), 'absence'))),
    ];
    if (arrange.cases.length > 0) {
      const back = await this.changing.record(arrange, stepOf(context, 'visitors'), basis.revision);
      if (isRefusal(back)) return compensated(back, ...undos);
      undos.push(() => this.changing.sendBack(arrange.cases, arrange.cases, stepOf(context, 'visitors')));
    }
    for (const stay of restored) {
      const [{ id }] = stay.cases;
      const back = await this.stays.restore(stay, stepOf(context, id));
      if (isRefusal(back)) return compensated(back, ...undos);
      undos.push(() => this.stays.takeBack(stay, stepOf(freshPartOf(context), id)));
    }
    return receipt;
  }

  /** The plan has nothing to change: the report is as it was, or the absence reports refuse it. */
  restoreReport({ absence_id, action_id }: RestoringReport, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    return this.commands.execute(new UndoAbsenceStep({ absence_id, action_id }, context));
  }

  private async foreseen(intent: RestoringAbsence, context: MarinaContext): Promise<Refusal | null> {
    const effects = await this.effects.of(intent, context);
    if (isRefusal(effects)) return effects;
    if (effects.refusal === null) return null;
    const { code, details, errors } = effects.refusal;
    return refuse('conflict', code, { details, errors });
  }
}

/** A part of the undo: what it does to the plan belongs to the same action. */
const stepOf = (context: MarinaContext, step: string): MarinaContext => ({
  ...partOf(context, step),
  causation_id: context.causation_id,
});
