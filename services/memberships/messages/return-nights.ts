import { ReturnNights } from '../../../contracts/memberships/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { CardFile } from '../cards/card-file.js';

@CommandHandler(ReturnNights)
export class ReturnNightsHandler {
  constructor(private readonly cards: CardFile) {}

  execute({ input: { card_id, reservation_id }, context }: ReturnNights): Promise<CommandReceipt | Refusal> {
    return this.cards.decide(card_id, { type: 'ReturnNights', reservation_id }, context);
  }
}
