import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { SealedContext } from '../credentials/sealed-context.js';
import { refuseManager, refuseRole } from '../domain/user-management.js';
import type { UserCommand } from '../domain/user-commands.js';
import { roleIn } from '../domain/user-state.js';
import { SettingsGrants } from '../credentials/settings-grants.js';
import { userRecord } from '../records/user-record.js';
import { ManageUser } from './manage-user.js';

/** A manager changes a user of their marina, and repeats the own password to let them manage it too or be a primary user. */
export class EditUser extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly userId: string,
    readonly change: Extract<UserCommand, { type: 'EditUser' }>,
    readonly password: string | undefined,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EditUser)
export class EditUserHandler {
  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly grants: SettingsGrants,
    private readonly sealed: SealedContext,
  ) {}

  async execute({ userId, change, password, context }: EditUser): Promise<CommandReceipt | Refusal> {
    const { by, permissions, role: given } = change;
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
    return this.commands.execute(new ManageUser(userId, change, await this.sealed.of(context)));
  }
}
