import { Inject } from '@nestjs/common';
import type * as z from 'zod';
import { FindUserAddress } from '../../../contracts/identity/queries.js';
import { loyaltyApi } from '../../../contracts/loyalty/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';
import { memberList } from '../projections/member-list.js';

type Answer = z.output<(typeof loyaltyApi.giftOptions)['answer']>;

/** Whether a user may give points to all members. */
@Handles(loyaltyApi.giftOptions)
export class ShowGiftOptions {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ staff: { user_id } }: ReceivedCall<typeof loyaltyApi.giftOptions>): Promise<Answer> {
    const accounts = this.settings.LOYALTY_ACCOUNTS ?? [];
    const own = await this.queries.execute(new FindUserAddress(user_id));
    const all_members = own !== null && accounts.includes(own.toLowerCase());
    return { all_members, accounts: [...accounts], members: await this.projections.model(memberList).count() };
  }
}
