import { loyaltyApi } from '../../../contracts/loyalty/api.js';
import { loyaltyErrors } from '../../../contracts/loyalty/errors.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MemberAddressLookup } from '../lookups/member-address-lookup.js';
import { MemberViews } from '../lookups/member-views.js';

/** The member with a mail address, for administrators. */
@Handles(loyaltyApi.boaterHistory)
export class ShowMemberByAddress {
  constructor(
    private readonly checking: MemberAddressLookup,
    private readonly views: MemberViews,
  ) {}

  async execute({ input: { email, ...page } }: ReceivedCall<typeof loyaltyApi.boaterHistory>) {
    const [line] = await this.checking.of([email]);
    const member = line?.member ?? null;
    if (member === null) return refuse('not_found', loyaltyErrors.member_not_found);
    return { ...(await this.views.of(member.account_id, null, page)), email, name: member.name };
  }
}
