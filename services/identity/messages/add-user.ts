import { Inject } from '@nestjs/common';
import { AddUser, type AddUserInput } from '../../../contracts/identity/commands.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { INVITATION_VALID_MS } from '../credentials/login-links.js';
import { hashPassword } from '../credentials/passwords.js';
import { SealedContext } from '../credentials/sealed-context.js';
import { decide } from '../domain/user.js';
import { emailInUse, UserAddresses } from '../records/user-addresses.js';
import { userRecord } from '../records/user-record.js';

@CommandHandler(AddUser)
export class AddUserHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly addresses: UserAddresses,
    private readonly sealed: SealedContext,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ input, context }: AddUser): Promise<CommandReceipt | Refusal> {
    const { user_id, email, first_name, last_name, language, marinas, password } = input;
    const sealed = await this.sealed.of(context);
    const invites_user = await this.invited(input, sealed);
    if (isRefusal(invites_user)) return invites_user;
    const now = this.clock.now();
    const user = {
      user_id,
      email,
      first_name,
      last_name,
      password_hash: password === undefined ? null : await hashPassword(password),
      language,
      role: input.role ?? 'secondary',
      is_admin: input.is_admin ?? false,
      chain_manager: input.chain_manager ?? false,
      association_code: input.association_code ?? null,
      marinas: [...marinas],
      first_login_done: input.first_login_done ?? false,
      invited_until: password === undefined ? new Date(now.getTime() + INVITATION_VALID_MS).toISOString() : null,
      ...(invites_user === null ? {} : { invites_user }),
    };
    return this.streams.execute(userRecord, user_id, sealed, (state) =>
      decide({ type: 'AddUser', user }, state, { now: now.toISOString() }),
    );
  }

  /** The user who has the address already and is invited by this record; null: the address is this user's. */
  private async invited({ user_id, email, marinas, ...input }: AddUserInput, context: CommandContext) {
    const holder_id = await this.addresses.claim(email, user_id, context);
    if (holder_id === null || isRefusal(holder_id)) return holder_id;
    const [first] = marinas;
    if (input.may_invite_holder !== true || first === undefined) return emailInUse;
    const invited = { record_id: user_id, holder_id, marina_id: first.marina_id };
    return (await this.addresses.claimInvitation(email, invited, context)) ?? holder_id;
  }
}
