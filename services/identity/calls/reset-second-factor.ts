import { secondFactorApi } from '../../../contracts/identity/api.js';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { type Refusal, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { SealedContext } from '../credentials/sealed-context.js';
import { managerOf } from '../lookups/acting-user.js';
import { ManageUser } from '../messages/manage-user.js';

/** A manager removes the second factor of a user of their marina, and repeats the own password for it. */
@Handles(secondFactorApi.reset)
export class ResetSecondFactor {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sealed: SealedContext,
  ) {}

  async execute({
    input: { user_id, password },
    staff,
    marina_id,
    context,
  }: ReceivedCall<typeof secondFactorApi.reset>): Promise<CommandReceipt | Refusal> {
    if (!(await this.queries.execute(new PasswordMatches({ user_id: staff.user_id, password })))) {
      return refuseFields({ path: 'password', code: 'passwordWrong' });
    }
    const command = { type: 'ResetSecondFactor' as const, by: managerOf(staff, marina_id) };
    return this.commands.execute(new ManageUser(user_id, command, await this.sealed.of(context)));
  }
}
