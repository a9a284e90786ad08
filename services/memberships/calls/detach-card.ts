import { cardApi } from '../../../contracts/memberships/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { CardFile } from '../cards/card-file.js';

@Handles(cardApi.detach)
export class DetachCard {
  constructor(private readonly cards: CardFile) {}

  execute({ input: { customer_id }, context }: ReceivedCall<typeof cardApi.detach>): Promise<CommandReceipt | Refusal> {
    return this.cards.decide(customer_id, { type: 'DetachVessel' }, context);
  }
}
