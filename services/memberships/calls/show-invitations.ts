import type * as z from 'zod';
import { CountResidents } from '../../../contracts/customers/queries.js';
import { invitationApi } from '../../../contracts/memberships/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { invitationList } from '../projections/invitation-list.js';
import { requestList } from '../projections/request-list.js';
import { ReferralCodes } from '../records/referral-codes.js';

type Answer = z.output<(typeof invitationApi.info)['answer']>;

/** The marina's referral code, and the numbers of berth holders, invited and joined. */
@Handles(invitationApi.info)
export class ShowInvitations {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly referrals: ReferralCodes,
  ) {}

  async execute({ marina_id }: ReceivedCall<typeof invitationApi.info>): Promise<Answer> {
    const invitations = this.projections.model(invitationList);
    const requests = this.projections.model(requestList);
    const valid = await this.referrals.of(marina_id);
    const [used, berth_holders, invited, joined] = await Promise.all([
      valid === null ? 0 : requests.count({ marina_id, referral_code: valid.code }),
      this.queries.execute(new CountResidents(marina_id)),
      invitations.count({ marina_id }),
      invitations.count({ marina_id, joined: true }),
    ]);
    return { referral: valid === null ? null : { ...valid, used }, berth_holders, invited, joined };
  }
}
