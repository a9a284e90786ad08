import { Inject } from '@nestjs/common';
import { AddUser } from '../../../contracts/identity/commands.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { INVITATION_VALID_MS } from '../credentials/login-links.js';
import { hashPassword } from '../credentials/passwords.js';
import { SealedContext } from '../credentials/sealed-context.js';
import { decide } from '../domain/user.js';
import { EMAIL_CLAIM, userRecord } from '../records/user-record.js';

const emailInUse = refuse('conflict', 'EMAIL_IN_USE', { errors: [{ path: 'email', code: 'EMAIL_IN_USE' }] });

@CommandHandler(AddUser)
export class AddUserHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly sealed: SealedContext,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ input, context }: AddUser): Promise<CommandReceipt | Refusal> {
    const { user_id, email, first_name, last_name, language, marinas, password } = input;
    const sealed = await this.sealed.of(context);
    const taken = await this.claims.claim(EMAIL_CLAIM, email, userRecord.streamOf(user_id), sealed, emailInUse);
    if (taken !== null) return taken;
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
    };
    return this.streams.execute(userRecord, user_id, sealed, (state) =>
      decide({ type: 'AddUser', user }, state, { now: now.toISOString() }),
    );
  }
}
