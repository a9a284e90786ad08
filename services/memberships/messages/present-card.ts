import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { PresentCard } from '../../../contracts/memberships/commands.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { CardFile } from '../cards/card-file.js';

@CommandHandler(PresentCard)
export class PresentCardHandler {
  constructor(
    private readonly cards: CardFile,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input: { card_number, boater_id }, context }: PresentCard): Promise<CommandReceipt | Refusal> {
    const card_id = await this.cards.idByNumber(card_number);
    if (card_id === null) return refuse('not_found', membershipErrors.card_not_found);
    const ask = new FindBoaters({ marina_id: context.marina_id, boater_ids: [boater_id] });
    const [boater] = await this.queries.execute(ask);
    if (boater === undefined) return refuse('not_found', customerErrors.boater_not_found);
    return this.cards.decide(card_id, { type: 'PresentCard', boater_id }, context);
  }
}
