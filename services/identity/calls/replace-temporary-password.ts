import { Inject } from '@nestjs/common';
import { sessionApi } from '../../../contracts/identity/api.js';
import { type Refusal, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { hashPassword } from '../credentials/passwords.js';
import { SealedContext } from '../credentials/sealed-context.js';
import { decide, userNotFound } from '../domain/user.js';
import { openedByLink } from '../domain/user-state.js';
import { userRecord } from '../records/user-record.js';

/**
 * The current password is temporary and need not be repeated. A call without a password reports that another call has
 * changed it, which is refused as long as it is still the temporary one.
 */
@Handles(sessionApi.firstTimeChangePassword)
export class ReplaceTemporaryPassword {
  constructor(
    private readonly streams: StreamRepository,
    private readonly sealed: SealedContext,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({
    input,
    staff: { user_id, session_id },
    context,
  }: ReceivedCall<typeof sessionApi.firstTimeChangePassword>): Promise<CommandReceipt | Refusal> {
    const { state: user } = await this.streams.load(userRecord, user_id);
    if (!user.exists) return userNotFound();
    const { new_password } = input;
    if (new_password === undefined && openedByLink(user, session_id)) {
      return refuseFields({ path: 'new_password', code: 'login_atLeast6' });
    }
    const sealed = await this.sealed.of(context);
    if (new_password === undefined) return this.streams.execute(userRecord, user_id, sealed, () => []);
    const password_hash = await hashPassword(new_password);
    return this.streams.execute(userRecord, user_id, sealed, (state) =>
      decide({ type: 'ReplaceTemporaryPassword', session_id, password_hash }, state, { now: this.clock.nowIso() }),
    );
  }
}
