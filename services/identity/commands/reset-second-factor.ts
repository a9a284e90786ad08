import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { SealedContext } from '../credentials/sealed-context.js';
import type { Manager } from '../domain/user-commands.js';
import { ManageUser } from './manage-user.js';

/** A manager removes the second factor of a user of their marina, and repeats the own password for it. */
export class ResetSecondFactor extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly userId: string,
    readonly by: Manager & { readonly password: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ResetSecondFactor)
export class ResetSecondFactorHandler {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sealed: SealedContext,
  ) {}

  async execute({ userId, by: { password, ...by }, context }: ResetSecondFactor): Promise<CommandReceipt | Refusal> {
    if (!(await this.queries.execute(new PasswordMatches({ user_id: by.user_id, password })))) {
      return refuseFields({ path: 'password', code: 'passwordWrong' });
    }
    const command = { type: 'ResetSecondFactor' as const, by };
    return this.commands.execute(new ManageUser(userId, command, await this.sealed.of(context)));
  }
}
