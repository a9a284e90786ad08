import { ChangeCustomer } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { CardSending } from '../records/card-sending.js';
import { CardFile } from '../records/card-file.js';

/**
 * Staff send a card again. A mail address that differs from the one on record replaces it, where customers are editable.
 */
export class ResendCard extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly cardId: string,
    readonly email: string | undefined,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(ResendCard)
export class ResendCardHandler {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly cards: CardFile,
    private readonly sending: CardSending,
  ) {}

  async execute({ cardId, email, context }: ResendCard): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const card = await this.cards.find(cardId);
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
    return this.sending.send(marina_id, cardId, context);
  }
}

function conflict(refusal: Refusal): Refusal {
  if (refusal.code !== customerErrors.email_in_use) return refusal;
  return refuse('conflict', 'CONFLICT', { errors: [{ path: 'email', code: 'customers_duplicateEmail2' }] });
}
