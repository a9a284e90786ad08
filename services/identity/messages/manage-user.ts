import { Inject } from '@nestjs/common';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import type { UserCommand } from '../domain/user-commands.js';
import { hasSignedIn, refuseManager } from '../domain/user-management.js';
import { decide } from '../domain/user.js';
import { ManagingUsers } from '../lookups/managing-users.js';
import { UserAddresses } from '../records/user-addresses.js';
import { marinaUsersLock, userRecord } from '../records/user-record.js';

/** Managers' actions on users of their marina. */
export class ManageUser extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly userId: string,
    readonly command: Extract<
      UserCommand,
      { type: 'EditUser' | 'RemoveUser' | 'RevokeSessions' | 'EndUserSession' | 'SendLink' | 'ResetSecondFactor' }
    >,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ManageUser)
export class ManageUserHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly addresses: UserAddresses,
    private readonly locks: Locks,
    private readonly managers: ManagingUsers,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  execute({ userId, command, context }: ManageUser): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(marinaUsersLock, command.by.marina_id, async () => {
      const by = await this.managers.asOfNow(command.by);
      return by === null ? refuse('forbidden', 'FORBIDDEN') : this.manage(userId, { ...command, by }, context);
    });
  }

  private async manage(
    userId: string,
    command: ManageUser['command'],
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const takes = command.type === 'RemoveUser' || command.type === 'EditUser';
    const others = takes ? await this.managers.others(command.by.marina_id, userId) : { manage: true, primary: true };
    const named = command.type === 'SendLink' ? await this.addressed(userId, command, context) : command;
    if (isRefusal(named)) return named;
    const answer = await this.streams.execute(userRecord, userId, context, (state) =>
      decide(named, state, {
        now: this.clock.nowIso(),
        others_manage: others.manage,
        others_primary: others.primary,
      }),
    );
    // Frees the address at once; a policy does so at the next start if this process dies here.
    if (command.type === 'RemoveUser' && !isRefusal(answer)) {
      await this.addresses.release(userId, context);
    }
    return answer;
  }

  /** An invitation goes to whoever has the address by now: after that user was deleted, to this record itself. */
  private async addressed(
    userId: string,
    command: Extract<UserCommand, { type: 'SendLink' }>,
    context: CommandContext,
  ): Promise<UserCommand | Refusal> {
    const { state } = await this.streams.load(userRecord, userId);
    const isOurs = state.exists && refuseManager(command.by, state) === null;
    if (!isOurs || hasSignedIn(state) || state.email === null) return command;
    const invites_user = await this.addresses.claim(state.email, userId, context);
    return isRefusal(invites_user) ? invites_user : { ...command, invites_user };
  }
}
