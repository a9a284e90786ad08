import { UndoAbsenceStep } from '../../../contracts/absences/commands.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { AbsenceSettling } from '../berthing/absence-settling.js';
import { type AbsenceCommand, type AbsenceState, decide, evolve, initial } from '../domain/absence.js';
import type { AbsenceEvent } from '../domain/absence-events.js';
import { absenceRecord } from '../records/absence-record.js';

/** More than the number of events of any report. */
const MOST_EVENTS = 1_000;

@CommandHandler(UndoAbsenceStep)
export class UndoAbsenceStepHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly settling: AbsenceSettling,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input, context }: UndoAbsenceStep): Promise<CommandReceipt | Refusal> {
    const { absence_id, action_id } = input;
    const marina = await this.queries.execute(new FindMarina(context.marina_id));
    await this.settling.settle(absence_id, partOf(context, 'before'));
    const events = await this.streams.eventsSince(absenceRecord.streamOf(absence_id), -1, MOST_EVENTS);
    const at = events.findIndex(({ type, metadata }) => metadata.causation_id === action_id && type in asks);
    const step = events[at];
    const before = events.slice(0, Math.max(at, 0)).reduce(after, initial());
    const now = events.reduce(after, initial());
    if (step === undefined || marina === null || !now.exists || now.marina_id !== marina.id) {
      return refuse('not_found', 'NOT_FOUND');
    }
    const step_id = deriveId(context.command_id, 'step');
    const command = reversing(before, step_id);
    const today = this.clock.today(marina.time_zone);
    const asked = await this.streams.execute(absenceRecord, absence_id, context, (state) =>
      decide(command(state), state, { now: this.clock.nowIso(), today }),
    );
    return isRefusal(asked) ? asked : this.settling.outcomeOf(absence_id, step_id, asked, context);
  }
}

const asks = { AbsenceReported: true, AbsenceChanged: true, AbsenceCanceled: true } as const;

const after = (state: AbsenceState, { type, data }: LoggedEvent): AbsenceState =>
  evolve(state, { type, data } as AbsenceEvent);

/** The command that gives an absence the plans that it had: none, or those that stood. */
function reversing(before: AbsenceState, step_id: string): (now: AbsenceState) => AbsenceCommand {
  const standing = before.exists ? before.standing : null;
  const asked = { step_id, by: 'MARINA' as const };
  return (now) => {
    if (standing === null) return { type: 'Cancel', ...asked, displace_visitors: false };
    const { departure_date, return_date, reason, destination } = standing;
    const plans = { departure_date, return_date, reason, destination };
    if (now.exists && now.standing === null) return { type: 'Reopen', ...asked, plans };
    return { type: 'Change', ...asked, plans, displace_visitors: false };
  };
}
