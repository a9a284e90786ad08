import { loyaltyApi } from '../../../contracts/loyalty/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MemberViews } from '../lookups/member-views.js';
import { Accounts } from '../records/accounts.js';

/** The points of a boater of a marina; null: not a member. */
@Handles(loyaltyApi.member)
export class ShowMember {
  constructor(
    private readonly accounts: Accounts,
    private readonly views: MemberViews,
  ) {}

  async execute({ input: { boater_id, ...page }, marina_id }: ReceivedCall<typeof loyaltyApi.member>) {
    const known = await this.accounts.idOfBoater({ marina_id, boater_id });
    const id = known !== null && (await this.isHere(known, marina_id)) ? known : null;
    return { member: id === null ? null : await this.views.of(id, marina_id, page) };
  }

  /** False for the boater of another marina, whose id the caller only guesses. */
  private async isHere(accountId: string, marina_id: string): Promise<boolean> {
    const { state } = await this.accounts.load(accountId);
    return state.records.some((record) => record.marina_id === marina_id);
  }
}
