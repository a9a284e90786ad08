import { reservationApi } from '../../../contracts/reservations/api.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { decide } from '../domain/decide.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { AssignBerth } from '../messages/assign-berth.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { SkipReason } from '../../../contracts/vocabulary/reservation-words.js';
import { CheckAvailability } from '../../../contracts/berths/allocation-queries.js';

interface Skipped {
  readonly berth_id: string;
  readonly reason: SkipReason;
  /** Staff's note on the reason. */
  readonly note: string | null;
}

/** Staff choose a suggested berth, or skip it without choosing another one yet. */
@Handles(reservationApi.selectMatch)
export class SelectMatch {
  constructor(
    private readonly streams: StreamRepository,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
    private readonly locks: Locks,
  ) {}

  execute({
    input,
    marinaContext: context,
  }: ReceivedCall<typeof reservationApi.selectMatch>): Promise<CommandReceipt | Refusal> {
    const { reservation_id, match_id, skip, skip_reason, skip_reason_text, tell = false, reason = null } = input;
    if (skip && skip_reason !== undefined) {
      const skipped = { berth_id: match_id, reason: skip_reason, note: skip_reason_text ?? null };
      return this.locks.exclusively(reservationRecord, reservation_id, () =>
        this.skip(reservation_id, skipped, context),
      );
    }
    const why = { skip_reason, skip_note: skip_reason_text };
    const choice = {
      reservation_id,
      berth_id: match_id,
      suggested: true,
      ...why,
      confirm_min_length: false,
      told: { tell, reason },
    };
    return this.commands.execute(new AssignBerth(choice, context));
  }

  private async skip(id: string, skipped: Skipped, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const found = await this.facts.find(id, context, 'left_out');
    if (isRefusal(found)) return found;
    // On a resend the berth may no longer exist, so answer before reading it.
    const answered = await answeredBefore(this.streams, reservationRecord, found.id, context);
    if (answered !== null) return answered;
    const { start_date, end_date, marina_id } = found.state;
    const asked = { berth_id: skipped.berth_id, start_date, end_date };
    const berth = await this.queries.execute(new CheckAvailability(marina_id, asked));
    if (isRefusal(berth)) return berth;
    return this.streams.execute(reservationRecord, found.id, context, (state) =>
      decide({ type: 'SkipMatch', ...skipped }, state, found.context),
    );
  }
}
