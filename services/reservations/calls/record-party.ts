import { reservationApi } from '../../../contracts/reservations/api.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { decide } from '../domain/decide.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { StayTerms } from '../lookups/stay-terms.js';
import { reservationRecord } from '../records/reservation-record.js';

type Recording = ReceivedCall<typeof reservationApi.party>;

/** Staff record who is aboard, as they were told, or as they have counted on arrival. */
@Handles(reservationApi.party)
export class RecordParty {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly terms: StayTerms,
    private readonly locks: Locks,
  ) {}

  execute(call: Recording): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(reservationRecord, call.input.reservation_id, () => this.record(call));
  }

  private async record({
    input: { reservation_id, ...told },
    marinaContext: context,
  }: Recording): Promise<CommandReceipt | Refusal> {
    const found = await this.facts.find(reservation_id, context);
    if (isRefusal(found)) return found;
    const answered = await answeredBefore(this.streams, reservationRecord, reservation_id, context);
    if (answered !== null) return answered;
    const offer = await this.terms.changed(found, { party: told.party });
    return this.streams.execute(reservationRecord, reservation_id, context, (state) =>
      decide({ type: 'RecordParty', ...told, offer }, state, found.context),
    );
  }
}
