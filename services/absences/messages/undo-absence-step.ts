import { UndoAbsenceStep } from '../../../contracts/absences/commands.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { AbsenceCheck } from '../berthing/absence-check.js';
import { AbsenceSettlement } from '../berthing/absence-settlement.js';
import { AbsenceReversal } from '../berthing/absence-reversal.js';
import { DayTrips } from '../berthing/day-trips.js';
import { type AbsenceState, decide } from '../domain/absence.js';
import { absenceRecord } from '../records/absence-record.js';

@CommandHandler(UndoAbsenceStep)
export class UndoAbsenceStepHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly settling: AbsenceSettlement,
    private readonly undoing: AbsenceReversal,
    private readonly trips: DayTrips,
    private readonly judging: AbsenceCheck,
  ) {}

  async execute({ input, context }: UndoAbsenceStep): Promise<CommandReceipt | Refusal> {
    const { absence_id } = input;
    await this.settling.settle(absence_id, partOf(context, 'before'));
    const undo = await this.undoing.of({ ...input, marina_id: context.marina_id });
    if (isRefusal(undo)) return undo;
    const { plans, report } = undo;
    const { vessel_id } = report;
    const step_id = deriveId(context.command_id, 'step');
    const command = (state: AbsenceState) => undo.commandFor(state, step_id);
    const refusal = await this.judging.refusal({ absence_id, vessel_id, plans, command, now: undo.context }, context);
    if (refusal !== null) return refusal;
    const asked = await this.streams.execute(absenceRecord, absence_id, context, (state) =>
      decide(command(state), state, undo.context),
    );
    const outcome = isRefusal(asked) ? asked : await this.settling.outcomeOf(absence_id, step_id, asked, context);
    const [gone, holds] = isRefusal(outcome) ? [plans, report.standing] : [report.standing, plans];
    await this.trips.free(absence_id, vessel_id, gone, holds, context);
    return outcome;
  }
}
