import { CompleteContact, CompleteVesselSizes } from '../../../contracts/customers/commands.js';
import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import type { MissingDetail } from '../../../contracts/reservations/vocabulary.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { decide } from '../domain/decide.js';
import { evolve } from '../domain/evolve.js';
import { moveRefusal } from '../domain/move-refusals.js';
import { MissingDetails } from '../lookups/missing-details.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { StayTerms } from '../lookups/stay-terms.js';
import { reservationRecord } from '../records/reservation-record.js';

type Completing = ReceivedCall<typeof boaterReservationApi.complete>;

/**
 * The boater tells what the desk did not learn by telephone: the register gets address and number, register and
 * reservation the sizes, the reservation who is aboard. What is known stays, so a call that is sent again changes nothing.
 */
@Handles(boaterReservationApi.complete)
export class CompleteDetails {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly missing: MissingDetails,
    private readonly terms: StayTerms,
    private readonly commands: CommandBus,
    private readonly locks: Locks,
  ) {}

  execute(call: Completing): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(reservationRecord, call.boater.reservation_id, () => this.complete(call));
  }

  private async complete({
    boater: { reservation_id },
    input,
    marinaContext: context,
  }: Completing): Promise<CommandReceipt | Refusal> {
    const { party } = input;
    // A price that counts persons may have nights of a card.
    const found = await this.facts.find(reservation_id, context, party === undefined ? 'left_out' : 'looked_up');
    if (isRefusal(found)) return found;
    const answered = await answeredBefore(this.streams, reservationRecord, reservation_id, context);
    if (answered !== null) return answered;
    const closed = moveRefusal('ADD_DOCUMENT', found.state, found.context);
    if (closed !== null) return closed;
    const told = party && { type: 'TellParty' as const, party, offer: await this.terms.changed(found, { party }) };
    const untold = told && decide(told, found.state, found.context);
    if (untold !== undefined && isRefusal(untold)) return untold;
    const missing = await this.missing.of(found.state, found.context);
    const { boater_id, vessel } = found.state;
    const contact = given(input, missing, ['email', 'phone']);
    if (Object.keys(contact).length > 0) {
      // No later step can refuse any more, so that a refusal leaves nothing changed.
      const refused = await this.commands.execute(
        new CompleteContact({ boater_id, contact }, partOf(context, 'contact')),
      );
      if (isRefusal(refused)) return refused;
    }
    const sizes = given(input, missing, ['beam', 'draft']);
    if (vessel.vessel_id !== null && Object.keys(sizes).length > 0) {
      const { vessel_id } = vessel;
      await this.commands.execute(new CompleteVesselSizes({ vessel_id, sizes }, partOf(context, 'vessel')));
    }
    return this.streams.execute(reservationRecord, reservation_id, context, (state) => {
      const sized = decide({ type: 'TellSizes', sizes }, state, found.context);
      if (isRefusal(sized) || told === undefined) return sized;
      const aboard = decide(told, sized.reduce(evolve, state), found.context);
      return isRefusal(aboard) ? aboard : [...sized, ...aboard];
    });
  }
}

/** The values of these fields that were given and are missing. */
function given<F extends MissingDetail>(
  input: Completing['input'],
  missing: readonly MissingDetail[],
  fields: readonly F[],
) {
  const told = fields.filter((field) => input[field] !== undefined && missing.includes(field));
  return Object.fromEntries(told.map((field) => [field, input[field]])) as {
    readonly [Field in F]?: NonNullable<Completing['input'][Field]>;
  };
}
