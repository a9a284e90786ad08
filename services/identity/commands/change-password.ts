import { Inject } from '@nestjs/common';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { LoginLinks } from '../credentials/login-links.js';
import { hashPassword } from '../credentials/passwords.js';
import { SealedContext } from '../credentials/sealed-context.js';
import { decide, userNotFound } from '../domain/user.js';
import type { UserCommand } from '../domain/user-commands.js';
import type { ExistingUser } from '../domain/user-state.js';
import { userRecord } from '../records/user-record.js';

export class ChangePassword extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly session: { readonly user_id: string; readonly session_id: string },
    /** Null: the current password is temporary and need not be repeated. */
    readonly oldPassword: string | null,
    readonly newPassword: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** No generation of credentials has this number, so a proof against it is always refused. */
const NONE = -1;

@CommandHandler(ChangePassword)
export class ChangePasswordHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly links: LoginLinks,
    private readonly sealed: SealedContext,
    private readonly queries: QueryBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute(change: ChangePassword): Promise<CommandReceipt | Refusal> {
    const { user_id } = change.session;
    const { state: user } = await this.streams.load(userRecord, user_id);
    if (!user.exists) return userNotFound();
    const command = await this.command(change, user);
    return this.streams.execute(userRecord, user_id, await this.sealed.of(change.context), (state) =>
      decide(command, state, { now: this.clock.nowIso() }),
    );
  }

  /**
   * Leaves the refusal of a wrong password to the decider, so that a resend of a successful change gets the original
   * answer.
   */
  private async command(
    { session, oldPassword, newPassword }: ChangePassword,
    user: ExistingUser,
  ): Promise<UserCommand> {
    const { session_id } = session;
    if (oldPassword === null) {
      return { type: 'ReplaceTemporaryPassword', session_id, password_hash: await hashPassword(newPassword) };
    }
    if (!(await this.knows(user, session_id, oldPassword))) {
      return { type: 'ChangePassword', session_id, password_hash: '', generation: NONE };
    }
    const password_hash = await hashPassword(newPassword);
    return { type: 'ChangePassword', session_id, password_hash, generation: user.generation };
  }

  /** True for the password, or for the link that opened this session: mailed links pass it to the change form. */
  private async knows(user: ExistingUser, sessionId: string, oldPassword: string): Promise<boolean> {
    const session = user.sessions.find((each) => each.session_id === sessionId);
    if (session?.link_digest === this.links.digest(oldPassword)) return true;
    return this.queries.execute(new PasswordMatches({ user_id: user.user_id, password: oldPassword }));
  }
}
