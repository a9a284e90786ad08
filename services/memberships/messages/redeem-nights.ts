import { RedeemNights } from '../../../contracts/memberships/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { CardFile } from '../cards/card-file.js';

@CommandHandler(RedeemNights)
export class RedeemNightsHandler {
  constructor(private readonly cards: CardFile) {}

  execute({ input: { card_id, ...redeeming }, context }: RedeemNights): Promise<CommandReceipt | Refusal> {
    return this.cards.decide(card_id, { type: 'RedeemNights', ...redeeming }, context);
  }
}
