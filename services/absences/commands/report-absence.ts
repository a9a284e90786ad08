import type { CreateAbsence } from '../../../contracts/absences/absence.js';
import { absenceErrors } from '../../../contracts/absences/errors.js';
import { FindBoaters, FindVessel } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/absence.js';
import { absenceRecord } from '../records/absence-record.js';
import { AbsenceSettling } from '../berthing/absence-settling.js';

/** Reports that a berth holder will be away. */
export class ReportAbsence extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: CreateAbsence,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(ReportAbsence)
export class ReportAbsenceHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly settling: AbsenceSettling,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input, context }: ReportAbsence): Promise<CommandReceipt | Refusal> {
    const marina_id = context.marina_id;
    const { vessel_id, customer_id, boater_id, ...plans } = input;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const vessel = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    if (vessel === null) return refuse('not_found', absenceErrors.vessel_not_found);
    const who = boater_id ?? vessel.primary_boater_id;
    if (!vessel.boater_ids.includes(who)) return refuse('conflict', absenceErrors.not_a_vessel_contact);
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [who] }));
    const absence_id = deriveId(context.command_id, 'absence');
    const step_id = deriveId(context.command_id, 'step');
    const { length, beam, draft, type } = vessel;
    const report = {
      absence_id,
      marina_id,
      boater_id: who,
      vessel_id,
      customer_id: customer_id ?? null,
      boater: boater === undefined ? null : { first_name: boater.first_name, last_name: boater.last_name },
      vessel_name: vessel.name,
      vessel: { length, beam, draft, type },
      ...plans,
      by: 'MARINA' as const,
      step_id,
    };
    const today = this.clock.today(marina.time_zone);
    const asked = await this.streams.execute(absenceRecord, absence_id, context, (state) =>
      decide({ type: 'Report', report }, state, { now: this.clock.nowIso(), today }),
    );
    return isRefusal(asked) ? asked : this.settling.outcomeOf(absence_id, step_id, asked, context);
  }
}
