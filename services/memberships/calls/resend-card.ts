import { ChangeCustomer } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { cardApi } from '../../../contracts/memberships/api.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { partOf } from '../../platform/event-sourcing/command-context.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { CardFile } from '../cards/card-file.js';
import { CardSender } from '../cards/card-sender.js';

/**
 * Staff send a card again. A mail address that differs from the one on record replaces it, where customers are editable.
 */
@Handles(cardApi.resend)
export class ResendCard {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly cards: CardFile,
    private readonly sending: CardSender,
  ) {}

  async execute({
    input: { customer_id, email },
    marinaContext: context,
  }: ReceivedCall<typeof cardApi.resend>): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const card = await this.cards.find(customer_id);
    const [holder] = card?.holders ?? [];
    if (card?.home_marina_id !== marina_id || holder === undefined) {
      return refuse('not_found', membershipErrors.card_not_found);
    }
    const { boater_id } = holder;
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    if (boater === undefined || boater.erased) return refuse('conflict', customerErrors.boater_erased);
    if (email !== undefined && email !== boater.email) {
      if (!(await this.cards.customersAreEditable(marina_id))) return refuse('forbidden', 'FORBIDDEN');
      const changes = { email };
      const changed = await this.commands.execute(new ChangeCustomer({ boater_id, changes }, partOf(context, 'email')));
      if (isRefusal(changed)) return conflict(changed);
    }
    return this.sending.send(marina_id, customer_id, context);
  }
}

function conflict(refusal: Refusal): Refusal {
  if (refusal.code !== customerErrors.email_in_use) return refusal;
  return refuse('conflict', 'CONFLICT', { errors: [{ path: 'email', code: 'customers_duplicateEmail2' }] });
}
