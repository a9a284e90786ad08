import { partsOfTrafficEventId } from '../../../contracts/traffic/rules/traffic-event-id.js';
import { FindAbsence } from '../../../contracts/absences/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindReservation } from '../../../contracts/reservations/queries.js';
import type { UpdateTraffic as Input } from '../../../contracts/traffic/traffic.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide as decideResident } from '../domain/resident-traffic.js';
import { decide } from '../domain/stay-traffic.js';
import { residentTrafficRecord } from '../records/resident-traffic-record.js';
import { stayTrafficRecord } from '../records/stay-traffic-record.js';

/** Staff record that a boat arrived or departed, or correct such a record. */
export class UpdateTraffic extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: Input,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(UpdateTraffic)
export class UpdateTrafficHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input, context }: UpdateTraffic): Promise<CommandReceipt | Refusal> {
    const { type: event, record_id: reservation_id } = partsOfTrafficEventId(input.traffic_event_id);
    const marina_id = context.marina_id;
    const reservation = await this.queries.execute(new FindReservation({ marina_id, reservation_id }));
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    if (reservation === null) return this.ofResident(input, context, marina.time_zone);
    const { start_date, end_date, status_code } = reservation;
    const now = this.clock.nowIso();
    const today = this.clock.today(marina.time_zone);
    return this.streams.execute(stayTrafficRecord, reservation_id, context, (state) =>
      decide({ type: input.action, event, left_early: input.left_early, expected: input.expected }, state, {
        now,
        today,
        reservation_id,
        start_date,
        end_date,
        status_code,
      }),
    );
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
