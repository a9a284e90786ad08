import { FindMarina } from '../../../contracts/marinas/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type AbsencePlans, decide } from '../domain/absence.js';
import { absenceRecord } from '../records/absence-record.js';
import { AbsenceSettling } from '../berthing/absence-settling.js';

/** Changes an absence's dates or reasons, or withdraws the report. */
export class ChangeAbsence extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly absenceId: string,
    readonly change: {
      /** Null: withdraw the report. */
      readonly plans: AbsencePlans | null;
      readonly displace_visitors: boolean;
    },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeAbsence)
export class ChangeAbsenceHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly settling: AbsenceSettling,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ absenceId, change, context }: ChangeAbsence): Promise<CommandReceipt | Refusal> {
    const { state } = await this.streams.load(absenceRecord, absenceId);
    const marina = await this.queries.execute(new FindMarina(context.marina_id));
    if (!state.exists || marina?.id !== state.marina_id) return refuse('not_found', 'NOT_FOUND');
    await this.settling.settle(absenceId, partOf(context, 'before'));
    const { plans, displace_visitors } = change;
    const step_id = deriveId(context.command_id, 'step');
    const step = { step_id, by: 'MARINA' as const, displace_visitors };
    const command = plans === null ? { type: 'Cancel' as const, ...step } : { type: 'Change' as const, plans, ...step };
    const today = this.clock.today(marina.time_zone);
    const asked = await this.streams.execute(absenceRecord, absenceId, context, (current) =>
      decide(command, current, { now: this.clock.nowIso(), today }),
    );
    return isRefusal(asked) ? asked : this.settling.outcomeOf(absenceId, step_id, asked, context);
  }
}
