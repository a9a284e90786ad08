import { HoldPoints } from '../../../contracts/loyalty/commands.js';
import { loyaltyErrors } from '../../../contracts/loyalty/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Accounts } from '../records/accounts.js';

@CommandHandler(HoldPoints)
export class HoldPointsHandler {
  constructor(private readonly accounts: Accounts) {}

  async execute({ input, context }: HoldPoints): Promise<CommandReceipt | Refusal> {
    const { account_id, reservation_id, amount } = input;
    const { state } = await this.accounts.load(account_id);
    if (!state.records.some(({ marina_id }) => marina_id === context.marina_id)) {
      return refuse('not_found', loyaltyErrors.member_not_found);
    }
    return this.accounts.decide(account_id, { type: 'Hold', reservation_id, amount }, context);
  }
}
