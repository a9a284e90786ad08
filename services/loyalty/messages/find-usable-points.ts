import { FindUsablePoints, type UsablePoints } from '../../../contracts/loyalty/queries.js';
import { whyUnusable } from '../../../contracts/loyalty/rules/usable-points.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { balanceOn, sumOf } from '../domain/lots.js';
import { StaysOfMembers } from '../lookups/stays-of-members.js';
import { Accounts } from '../records/accounts.js';

@QueryHandler(FindUsablePoints)
export class FindUsablePointsHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly stays: StaysOfMembers,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { marina_id, boater_id, reservation_id } }: FindUsablePoints): Promise<UsablePoints | null> {
    const account_id = await this.accounts.idOfBoater({ marina_id, boater_id });
    if (account_id === null) return null;
    const { state } = await this.accounts.load(account_id);
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const { joined_on, lots } = state;
    if (joined_on === null || marina === null) return null;
    const today = this.clock.today('UTC');
    const { currency } = marina.marina_settings;
    const nights_stayed = await this.stays.nights(state);
    return {
      account_id,
      balance: balanceOn(lots, today),
      held: sumOf(state.held[reservation_id ?? ''] ?? []),
      reason: whyUnusable({ joined_on, today, nights_stayed, currency }),
    };
  }
}
