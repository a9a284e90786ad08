import { AdoptPhone } from '../../../contracts/customers/commands.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { reservationApi } from '../../../contracts/reservations/api.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { conflict } from '../domain/refusals.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { ReservationHistory } from '../lookups/reservation-history.js';

/** Staff take the telephone number of a request into the boater's record. */
@Handles(reservationApi.adoptPhone)
export class AdoptGivenPhone {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly history: ReservationHistory,
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async execute({
    input: { reservation_id },
    marina_id,
    marinaContext: context,
  }: ReceivedCall<typeof reservationApi.adoptPhone>): Promise<CommandReceipt | Refusal> {
    const found = await this.facts.find(reservation_id, { marina_id, actor: { kind: 'staff' } }, 'left_out');
    if (isRefusal(found)) return found;
    const { boater_id } = found.state;
    const { opening } = await this.history.upTo(reservation_id);
    const phone = opening.boater?.phone ?? null;
    const [known] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    // The same number once more changes nothing, so that a command that is sent again gets its first answer.
    if (phone === null || known === undefined) return conflict('RESERVATION_NO_OTHER_PHONE');
    return this.commands.execute(new AdoptPhone({ boater_id, phone }, context));
  }
}
