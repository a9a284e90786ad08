import { FindAbsence } from '../../../contracts/absences/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { RehouseStay } from '../../../contracts/reservations/commands.js';
import { UpdateTraffic } from '../../../contracts/traffic/commands.js';
import { partsOfTrafficEventId } from '../../../contracts/traffic/rules/traffic-event-id.js';
import type { UpdateTraffic as Input } from '../../../contracts/traffic/traffic.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide as decideResident } from '../domain/resident-traffic.js';
import { decide } from '../domain/stay-traffic.js';
import { StayCheck } from '../lookups/stay-check.js';
import { residentTrafficRecord } from '../records/resident-traffic-record.js';
import { stayTrafficRecord } from '../records/stay-traffic-record.js';
import { AllocationOfReservation } from '../../../contracts/berths/allocation-queries.js';

@CommandHandler(UpdateTraffic)
export class UpdateTrafficHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly judging: StayCheck,
  ) {}

  async execute({ input, context }: UpdateTraffic): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const asked = await this.judging.asked(input, marina_id, marina.time_zone);
    if (asked === null) return this.ofResident(input, context, marina.time_zone);
    if (isRefusal(asked)) return asked;
    const { command, facts, takesBerth } = asked;
    const { reservation_id } = facts;
    if (takesBerth) {
      const answered = await answeredBefore(this.streams, stayTrafficRecord, reservation_id, context);
      if (answered !== null) return answered;
      const judged = await this.judging.judge(asked, input, marina_id);
      if (isRefusal(judged)) return judged;
      const { moored } = command;
      // The plan follows the boat where it can. Where it cannot, the two differ, which is a conflict.
      if (judged.length > 0 && moored !== undefined) await this.moveInPlan(reservation_id, moored.berth_id, context);
    }
    return this.streams.execute(stayTrafficRecord, reservation_id, context, (state) => decide(command, state, facts));
  }

  private async moveInPlan(reservation_id: string, berth_id: string, context: MarinaContext): Promise<void> {
    const query = new AllocationOfReservation(context.marina_id, { reservation_id });
    const held = await this.queries.execute(query);
    if (held === null || held.berth_id === berth_id) return;
    await this.commands.execute(new RehouseStay({ reservation_id, berth_id }, partOf(context, 'berth')));
  }

  /** The departure or return of a resident around an absence. */
  private async ofResident(
    { action, traffic_event_id }: Input,
    context: MarinaContext,
    time_zone: string,
  ): Promise<CommandReceipt | Refusal> {
    const { type: event, record_id: absence_id } = partsOfTrafficEventId(traffic_event_id);
    const { marina_id } = context;
    const absence = await this.queries.execute(new FindAbsence({ marina_id, absence_report_id: absence_id }));
    if (absence === null) return refuse('not_found', 'NOT_FOUND');
    const { departure_date, return_date } = absence;
    const now = this.clock.nowIso();
    const today = this.clock.today(time_zone);
    return this.streams.execute(residentTrafficRecord, absence_id, context, (state) =>
      decideResident({ type: action, event }, state, { now, today, absence_id, departure_date, return_date }),
    );
  }
}
