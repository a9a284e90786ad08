import { userApi } from '../../../contracts/identity/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { SealedContext } from '../credentials/sealed-context.js';
import { SettingsGrants } from '../credentials/settings-grants.js';
import { refuseManager, refuseRole } from '../domain/user-management.js';
import { roleIn } from '../domain/user-state.js';
import { managerOf } from '../lookups/acting-user.js';
import { ManageUser } from '../messages/manage-user.js';
import { userRecord } from '../records/user-record.js';

/** A manager changes a user of their marina, and repeats the own password to let them manage it too or be a primary user. */
@Handles(userApi.edit)
export class EditUser {
  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly grants: SettingsGrants,
    private readonly sealed: SealedContext,
  ) {}

  async execute({
    input: { edit_user_id: userId, password, ...change },
    staff,
    marina_id,
    context,
  }: ReceivedCall<typeof userApi.edit>): Promise<CommandReceipt | Refusal> {
    const by = managerOf(staff, marina_id);
    const { permissions, role: given } = change;
    const { state: user } = await this.streams.load(userRecord, userId);
    // Whoever may not manage this user learns nothing about the password.
    if (user.exists && refuseManager(by, user) === null) {
      const role = roleIn(user, by.marina_id);
      const after = { permissions, role: given ?? role };
      const access = user.marinas.find(({ marina_id }) => marina_id === by.marina_id);
      const before = access === undefined ? null : { permissions: access.permissions, role };
      const refusal = refuseRole(by, role, after.role) ?? (await this.grants.refusal(by, password, after, before));
      if (refusal !== null) return refusal;
    }
    const command = { type: 'EditUser' as const, by, ...change };
    return this.commands.execute(new ManageUser(userId, command, await this.sealed.of(context)));
  }
}
