import { cardApi } from '../../../contracts/memberships/api.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { CardFile } from '../cards/card-file.js';

/** The front desk takes back a visit that it entered by mistake. */
@Handles(cardApi.returnNights)
export class ReturnVisit {
  constructor(private readonly cards: CardFile) {}

  async execute({
    input: { customer_id, visit_id },
    marinaContext: context,
  }: ReceivedCall<typeof cardApi.returnNights>): Promise<CommandReceipt | Refusal> {
    // A card that does not exist and one without this visit are the same to a marina that names the visit.
    if ((await this.cards.find(customer_id)) === null) return refuse('not_found', membershipErrors.visit_not_found);
    return this.cards.decide(customer_id, { type: 'ReturnVisit', visit_id }, context);
  }
}
