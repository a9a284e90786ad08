import { Injectable } from '@nestjs/common';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { CardFile } from './card-file.js';

/** Sends a card to its primary holder, or to the marina's office for a holder without an address (spec 2 §5). */
@Injectable()
export class CardSender {
  constructor(
    private readonly cards: CardFile,
    private readonly queries: QueryBus,
  ) {}

  async send(marina_id: string, cardId: string, context: CommandContext): Promise<CommandReceipt | Refusal> {
    const card = await this.cards.find(cardId);
    const [holder] = card?.holders ?? [];
    if (holder === undefined) return refuse('not_found', membershipErrors.card_not_found);
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [holder.boater_id] }));
    if (boater === undefined || boater.erased) return refuse('conflict', customerErrors.boater_erased);
    const to = boater.email === null ? 'OFFICE' : 'HOLDER';
    if (to === 'OFFICE' && (await this.cards.marina(marina_id))?.office_email == null) {
      return refuse('conflict', membershipErrors.no_address);
    }
    return this.cards.decide(cardId, { type: 'SendCard', to }, context);
  }
}
