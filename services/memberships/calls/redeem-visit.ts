import { FindPersonRecords } from '../../../contracts/customers/queries.js';
import { cardApi } from '../../../contracts/memberships/api.js';
import { FindBookedStays } from '../../../contracts/reservations/queries.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { CardFile } from '../cards/card-file.js';

type Receipt = CommandReceipt & { visit_id: string };

/** The front desk redeems nights of a visit that is over. */
@Handles(cardApi.redeemNights)
export class RedeemVisit {
  constructor(
    private readonly cards: CardFile,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: { customer_id, start_date, end_date },
    marinaContext: context,
  }: ReceivedCall<typeof cardApi.redeemNights>): Promise<Receipt | Refusal> {
    const { marina_id, command_id } = context;
    const card = await this.cards.find(customer_id);
    const here = (card?.holders ?? []).filter((holder) => holder.marina_id === marina_id);
    const holders = here.map(({ boater_id }) => boater_id);
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: holders }));
    const boater_ids = [...new Set([...records.values()].flat())];
    const ask = new FindBookedStays({ marina_id, boater_ids, from: start_date, to: end_date });
    const stays = await this.queries.execute(ask);
    const visit_id = deriveId(command_id, 'visit');
    const command = { type: 'RedeemVisit' as const, visit_id, start_date, end_date, stays };
    const answer = await this.cards.decide(customer_id, command, context);
    return isRefusal(answer) ? answer : { ...answer, visit_id };
  }
}
