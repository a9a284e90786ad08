import { Injectable } from '@nestjs/common';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { ListBerthNames } from '../../../contracts/berths/queries.js';
import { FindReservation } from '../../../contracts/reservations/queries.js';
import type { TrafficEvent } from '../../../contracts/traffic/events.js';
import { partsOfTrafficEventId } from '../../../contracts/traffic/rules/traffic-event-id.js';
import type { UpdateTraffic as Input } from '../../../contracts/traffic/traffic.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type MooredIn, type TrafficCommand, type TrafficContext } from '../domain/stay-traffic.js';
import { stayTrafficRecord } from '../records/stay-traffic-record.js';
import { BerthTaken } from './berth-taken.js';

/** What staff want to record of the boat of a stay. */
interface AskedOfStay {
  readonly command: TrafficCommand;
  readonly facts: TrafficContext;
  /** The boat comes, or is said to lie in a berth, where another one may be. */
  readonly takesBerth: boolean;
}

/** Judges what staff record of a stay, before the plan follows the boat and before anything is written. */
@Injectable()
export class StayCheck {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly taken: BerthTaken,
  ) {}

  /** Null: the marina has no such reservation. */
  async asked(input: Input, marina_id: string, time_zone: string): Promise<AskedOfStay | Refusal | null> {
    const { type: event, record_id: reservation_id } = partsOfTrafficEventId(input.traffic_event_id);
    const reservation = await this.queries.execute(new FindReservation({ marina_id, reservation_id }));
    if (reservation === null) return null;
    const { start_date, end_date, status_code, open_balance } = reservation;
    const now = this.clock.nowIso();
    const today = this.clock.today(time_zone);
    const moored = await this.mooredIn(input, marina_id);
    if (isRefusal(moored)) return moored;
    const { action: type, left_early, expected, open_balance: answer } = input;
    const takesBerth = moored !== undefined || (type === 'CONFIRM' && event === 'ARRIVAL');
    return {
      command: { type, event, left_early, expected, moored, open_balance: answer },
      facts: { now, today, reservation_id, start_date, end_date, status_code, open_balance },
      takesBerth,
    };
  }

  async judge(
    { command, facts, takesBerth }: AskedOfStay,
    { berth_shared }: Pick<Input, 'berth_shared'>,
    marina_id: string,
  ): Promise<readonly TrafficEvent[] | Refusal> {
    const { reservation_id, today } = facts;
    const { state } = await this.streams.load(stayTrafficRecord, reservation_id);
    const judged = decide(command, state, facts);
    if (isRefusal(judged) || judged.length === 0 || !takesBerth || berth_shared === true) return judged;
    const berth_id = command.moored?.berth_id;
    return (await this.taken.byAnother({ marina_id, reservation_id, berth_id, today })) ?? judged;
  }

  private async mooredIn(
    { berth_id, action, traffic_event_id }: Input,
    marina_id: string,
  ): Promise<MooredIn | Refusal | undefined> {
    const arrives = partsOfTrafficEventId(traffic_event_id).type === 'ARRIVAL';
    if (berth_id === undefined || (action !== 'MOOR' && !(action === 'CONFIRM' && arrives))) return undefined;
    const berth = (await this.queries.execute(new ListBerthNames(marina_id))).get(berth_id);
    if (berth === undefined) return refuse('not_found', berthErrors.berth_not_found);
    return { berth_id, label: berth.pier_name + berth.number };
  }
}
