import { partsOfTrafficEventId } from '../../../contracts/traffic/rules/traffic-event-id.js';
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
import { decide } from '../domain/stay-traffic.js';
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
    const { type: event, reservation_id } = partsOfTrafficEventId(input.traffic_event_id);
    const marina_id = context.marina_id;
    const reservation = await this.queries.execute(new FindReservation({ marina_id, reservation_id }));
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (reservation === null || marina === null) return refuse('not_found', 'NOT_FOUND');
    const { start_date, end_date, status_code } = reservation;
    const now = this.clock.nowIso();
    const today = this.clock.today(marina.time_zone);
    return this.streams.execute(stayTrafficRecord, reservation_id, context, (state) =>
      decide({ type: input.action, event, left_early: input.left_early }, state, {
        now,
        today,
        reservation_id,
        start_date,
        end_date,
        status_code,
      }),
    );
  }
}
