import { setTimeout as pause } from 'node:timers/promises';
import { userApi } from '../../../contracts/identity/api.js';
import { AddUser } from '../../../contracts/identity/commands.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { SettingsGrants } from '../credentials/settings-grants.js';
import type { Manager } from '../domain/user-commands.js';
import { refuseRole } from '../domain/user-management.js';
import { managerOf } from '../lookups/acting-user.js';
import { ManagingUsers } from '../lookups/managing-users.js';
import { marinaUsersLock } from '../records/user-record.js';

/** Minimum response time, milliseconds, so that it does not reveal whether the address is known elsewhere. */
const ANSWERED_AFTER_MS = 250;

type Invitation = ReceivedCall<typeof userApi.add>['input'];

/** A manager adds a user to their marina; the invitation is by default in the manager's language. */
@Handles(userApi.add)
export class InviteUser {
  constructor(
    private readonly commands: CommandBus,
    private readonly grants: SettingsGrants,
    private readonly managers: ManagingUsers,
    private readonly locks: Locks,
  ) {}

  async execute({
    input: invitation,
    staff,
    marina_id,
    context,
  }: ReceivedCall<typeof userApi.add>): Promise<CommandReceipt | Refusal> {
    const by = { ...managerOf(staff, marina_id), language: language.catch('en').parse(staff.language) };
    const refusal =
      refuseInviter(by, invitation) ?? (await this.grants.refusal(by, invitation.password, invitation, null));
    if (refusal !== null) return refusal;
    const [answer] = await Promise.all([
      this.locks.exclusively(marinaUsersLock, by.marina_id, () => this.invite(by, invitation, context)),
      pause(ANSWERED_AFTER_MS, undefined, { ref: false }),
    ]);
    return answer;
  }

  /** With what the manager may do by now: the password takes a while, and a colleague changes the role meanwhile. */
  private async invite(
    by: Manager & { readonly language: Language },
    invitation: Invitation,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const manager = await this.managers.asOfNow(by);
    const refusal = manager === null ? refuse('forbidden', 'FORBIDDEN') : refuseInviter(manager, invitation);
    if (refusal !== null) return refusal;
    const { permissions, language = by.language, password: _, ...person } = invitation;
    const input = {
      ...person,
      user_id: deriveId(context.command_id, 'user'),
      language,
      marinas: [{ marina_id: by.marina_id, permissions, origin: 'marina' as const }],
      may_invite_holder: true,
    };
    return this.commands.execute(new AddUser(input, context));
  }
}

/** No manager may create users they could not manage. */
function refuseInviter(by: Manager, { role }: Invitation): Refusal | null {
  return refuseRole(by, 'secondary', role);
}
