import { Inject } from '@nestjs/common';
import { sessionApi } from '../../../contracts/identity/api.js';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LoginLinks } from '../credentials/login-links.js';
import { hashPassword } from '../credentials/passwords.js';
import { SealedContext } from '../credentials/sealed-context.js';
import type { ExistingUser } from '../domain/user-state.js';
import { decide, userNotFound } from '../domain/user.js';
import { userRecord } from '../records/user-record.js';

/** No generation of credentials has this number, so a proof against it is always refused. */
const NONE = -1;

@Handles(sessionApi.changePassword)
export class ChangePassword {
  constructor(
    private readonly streams: StreamRepository,
    private readonly links: LoginLinks,
    private readonly sealed: SealedContext,
    private readonly queries: QueryBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({
    input: { old_password, new_password },
    staff: { user_id, session_id },
    context,
  }: ReceivedCall<typeof sessionApi.changePassword>): Promise<CommandReceipt | Refusal> {
    const { state: user } = await this.streams.load(userRecord, user_id);
    if (!user.exists) return userNotFound();
    // The decider refuses a wrong password, so that a resend of a successful change gets the original answer.
    const proven = (await this.knows(user, session_id, old_password))
      ? { password_hash: await hashPassword(new_password), generation: user.generation }
      : { password_hash: '', generation: NONE };
    return this.streams.execute(userRecord, user_id, await this.sealed.of(context), (state) =>
      decide({ type: 'ChangePassword', session_id, ...proven }, state, { now: this.clock.nowIso() }),
    );
  }

  /** True for the password, or for the link that opened this session: mailed links pass it to the change form. */
  private async knows(user: ExistingUser, sessionId: string, oldPassword: string): Promise<boolean> {
    const session = user.sessions.find((each) => each.session_id === sessionId);
    if (session?.link_digest === this.links.digest(oldPassword)) return true;
    return this.queries.execute(new PasswordMatches({ user_id: user.user_id, password: oldPassword }));
  }
}
