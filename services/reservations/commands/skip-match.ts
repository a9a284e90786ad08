import { CheckAvailability } from '../../../contracts/berths/queries.js';
import type { SkipReason } from '../../../contracts/reservations/vocabulary.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/decide.js';
import { reservationRecord } from '../records/reservation-record.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { ReservationMutex } from '../records/reservation-mutex.js';

export interface SkipMatchInput {
  readonly reservation_id: string;
  readonly berth_id: string;
  readonly reason: SkipReason;
  /** Staff's note on the reason. */
  readonly note: string | null;
}

/** Staff skip a suggested berth without choosing another one yet. */
export class SkipMatch extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: SkipMatchInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(SkipMatch)
export class SkipMatchHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
    private readonly mutex: ReservationMutex,
  ) {}

  execute({ input, context }: SkipMatch): Promise<CommandReceipt | Refusal> {
    return this.mutex.runExclusive(input.reservation_id, () => this.skip(input, context));
  }

  private async skip(
    { reservation_id, ...match }: SkipMatchInput,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const found = await this.facts.find(reservation_id, context, 'left_out');
    if (isRefusal(found)) return found;
    // On a resend the berth may no longer exist, so answer before reading it.
    const answered = await answeredBefore(this.streams, reservationRecord, found.id, context);
    if (answered !== null) return answered;
    const { start_date, end_date, marina_id } = found.state;
    const berth = await this.queries.execute(
      new CheckAvailability(marina_id, { berth_id: match.berth_id, start_date, end_date }),
    );
    if (isRefusal(berth)) return berth;
    return this.streams.execute(reservationRecord, found.id, context, (state) =>
      decide({ type: 'SkipMatch', ...match }, state, found.context),
    );
  }
}
