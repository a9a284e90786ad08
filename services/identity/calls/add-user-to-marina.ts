import { Inject } from '@nestjs/common';
import { chainApi } from '../../../contracts/identity/api.js';
import type { AccessOrigin } from '../../../contracts/identity/user.js';
import { MARINA_INVITATION_DAYS } from '../../../contracts/identity/vocabulary.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { SealedContext } from '../credentials/sealed-context.js';
import { decide as decideInvitation } from '../domain/marina-invitation.js';
import { hasSignedIn } from '../domain/user-management.js';
import { LOOKING_ONLY } from '../domain/user-view.js';
import { decide, managesChainMarina } from '../domain/user.js';
import { ChainMarinas } from '../lookups/chain-marinas.js';
import { marinaInvitationRecord } from '../records/marina-invitation-record.js';
import { EMAIL_CLAIM, userRecord } from '../records/user-record.js';

/** Gives a user of the chain access to one more of its marinas; anybody else is invited, and decides. */
@Handles(chainApi.addUserToMarina)
export class AddUserToMarina {
  constructor(
    private readonly streams: StreamRepository,
    private readonly chains: ChainMarinas,
    private readonly claims: Claims,
    private readonly sealed: SealedContext,
    private readonly limits: RateLimits,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({
    input: { marina_id, user_email: userEmail },
    context,
    staff: { user_id: managerId },
  }: ReceivedCall<typeof chainApi.addUserToMarina>): Promise<CommandReceipt | Refusal> {
    const refusal = await this.chains.refusal(managerId, marina_id);
    if (refusal !== null) return refusal;
    const stream = await this.claims.ownerOf(EMAIL_CLAIM, userEmail);
    const user = stream === null ? null : userRecord.idOf(stream);
    const sealed = { ...(await this.sealed.of(context)), marina_id };
    const { state: manager } = await this.streams.load(userRecord, managerId);
    const isAdmin = manager.exists && manager.is_admin;
    if (user === null || !(await this.isOfChain(user, managerId))) {
      return this.invite(user, userEmail, isAdmin ? 'administrator' : 'chain_invitation', sealed);
    }
    const origin = isAdmin ? ('administrator' as const) : ('chain' as const);
    const access = { marina_id, permissions: LOOKING_ONLY, role: 'secondary' as const, origin };
    return this.streams.execute(userRecord, user, sealed, (state) =>
      decide({ type: 'GrantMarina', access }, state, { now: this.clock.nowIso() }),
    );
  }

  /**
   * Whether the user works in a marina of this manager already, who may then send them to another one. Somebody who has
   * not opened the invitation does not work there yet; otherwise the answer would tell who has an account elsewhere.
   */
  private async isOfChain(userId: string, managerId: string): Promise<boolean> {
    const { state: manager } = await this.streams.load(userRecord, managerId);
    const { state: user } = await this.streams.load(userRecord, userId);
    if (!manager.exists || !user.exists || !hasSignedIn(user)) return false;
    return manager.is_admin || user.marinas.some(({ marina_id }) => managesChainMarina(manager, marina_id));
  }

  /**
   * Anybody else decides for themselves. An address that nobody has is invited alike, though nobody gets a mail: the
   * answer, the history and the limits do not tell one from the other.
   */
  private async invite(
    user_id: string | null,
    email: string,
    origin: AccessOrigin,
    context: CommandContext & { marina_id: string },
  ): Promise<CommandReceipt | Refusal> {
    await this.limits.count('mailbox', `marina invitation ${email}`);
    const invitation_id = deriveId(context.command_id, 'marina invitation');
    const now = this.clock.now();
    const expires_at = new Date(now.getTime() + MARINA_INVITATION_DAYS * 86_400_000).toISOString();
    const { marina_id } = context;
    const own_key = true as const;
    const invitation = { invitation_id, marina_id, email, user_id, own_key, origin, at: now.toISOString(), expires_at };
    return this.streams.execute(marinaInvitationRecord, invitation_id, context, (state) =>
      decideInvitation({ type: 'Invite', invitation }, state, { now: now.toISOString() }),
    );
  }
}
