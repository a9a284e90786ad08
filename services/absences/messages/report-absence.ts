import type { CreateAbsence } from '../../../contracts/absences/absence.js';
import { absenceErrors } from '../../../contracts/absences/errors.js';
import { FindBoaters, FindVessel } from '../../../contracts/customers/queries.js';
import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { ListMemberships } from '../../../contracts/memberships/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { AbsenceCheck } from '../berthing/absence-check.js';
import { AbsenceSettlement } from '../berthing/absence-settlement.js';
import { AbsentBoat } from '../berthing/absent-boat.js';
import { DayTrips } from '../berthing/day-trips.js';
import { decide } from '../domain/absence.js';
import { hasEmail } from '../links/link-recipient.js';
import { absenceRecord } from '../records/absence-record.js';
import { SendAbsenceLink } from './send-absence-link.js';

type Report = Omit<CreateAbsence, 'send_link'> & Partial<Pick<CreateAbsence, 'send_link'>>;

/** Reports that a berth holder will be away. */
export class ReportAbsence extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: Report,
    readonly by: 'BOATER' | 'MARINA',
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(ReportAbsence)
export class ReportAbsenceHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly settling: AbsenceSettlement,
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly boat: AbsentBoat,
    private readonly trips: DayTrips,
    private readonly judging: AbsenceCheck,
  ) {}

  async execute({ input, by, context }: ReportAbsence): Promise<CommandReceipt | Refusal> {
    const marina_id = context.marina_id;
    const { vessel_id, vessel: measures, customer_id, boater_id, send_link, ...plans } = input;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const vessel = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    if (vessel === null) return refuse('not_found', absenceErrors.vessel_not_found);
    const who = boater_id ?? vessel.primary_boater_id;
    if (!vessel.boater_ids.includes(who)) return refuse('conflict', absenceErrors.not_a_vessel_contact);
    if (customer_id !== undefined && !(await this.isCardOf(customer_id, vessel, marina_id))) {
      return refuse('not_found', membershipErrors.card_not_found);
    }
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [who] }));
    if (send_link === true && !hasEmail(boater)) return refuse('conflict', absenceErrors.no_email);
    const absence_id = deriveId(context.command_id, 'absence');
    const step_id = deriveId(context.command_id, 'step');
    const sizes = this.boat.corrected(vessel, measures);
    const { length, beam, draft, type } = { ...vessel, ...sizes };
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
      ...(sizes === undefined ? {} : { sizes }),
      by,
      step_id,
    };
    const now = { now: this.clock.nowIso(), today: this.clock.today(marina.time_zone) };
    const command = { type: 'Report' as const, report };
    const refusal = await this.judging.refusal({ absence_id, vessel_id, plans, command: () => command, now }, context);
    if (refusal !== null) return refusal;
    const asked = await this.streams.execute(absenceRecord, absence_id, context, (state) =>
      decide(command, state, now),
    );
    if (isRefusal(asked)) {
      await this.trips.free(absence_id, vessel_id, plans, null, context);
      return asked;
    }
    const settled = await this.settling.outcomeOf(absence_id, step_id, asked, context);
    if (isRefusal(settled) || send_link !== true) return settled;
    const sent = await this.commands.execute(
      new SendAbsenceLink({ vessel_id, boater_id: who }, partOf(context, 'link')),
    );
    return isRefusal(sent) ? sent : settled;
  }

  private async isCardOf(card_id: string, vessel: VesselRecord, marina_id: string): Promise<boolean> {
    const boaters = vessel.boater_ids.map((boater_id) => ({ boater_id, resident: true }));
    const known = await this.queries.execute(new ListMemberships({ marina_id, boaters }));
    return known.some(({ card }) => card.card_id === card_id);
  }
}
