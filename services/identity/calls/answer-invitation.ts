import { Inject } from '@nestjs/common';
import { invitationApi } from '../../../contracts/identity/api.js';
import { INVITATION_NOT_FOUND } from '../../../contracts/identity/errors.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { type CommandContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { decide, isOpenTo } from '../domain/marina-invitation.js';
import { invitedAt, isInvitationTo } from '../domain/user-invitation.js';
import { roleIn } from '../domain/user-state.js';
import { LOOKING_ONLY } from '../domain/user-view.js';
import { decide as decideUser } from '../domain/user.js';
import { marinaInvitationRecord } from '../records/marina-invitation-record.js';
import { UserAddresses } from '../records/user-addresses.js';
import { marinaUsersLock, userRecord } from '../records/user-record.js';

type Answer = ReceivedCall<typeof invitationApi.answer>['input'];

/** Access first, then the answer: if the process dies between both, the invitation can be answered again. */
@Handles(invitationApi.answer)
export class AnswerInvitation {
  constructor(
    private readonly streams: StreamRepository,
    private readonly addresses: UserAddresses,
    private readonly locks: Locks,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({
    input: answer,
    staff: { user_id: userId },
    context: sent,
  }: ReceivedCall<typeof invitationApi.answer>): Promise<CommandReceipt | Refusal> {
    const { invitation_id, accept } = answer;
    const answered = await answeredBefore(this.streams, marinaInvitationRecord, invitation_id, sent);
    if (answered !== null) return answered;
    const now = this.clock.nowIso();
    const { state: invitation } = await this.streams.load(marinaInvitationRecord, invitation_id);
    if (!invitation.exists) return this.answerRecordAlone(userId, answer, sent);
    if (!isOpenTo(invitation, userId, now)) return refuse('not_found', INVITATION_NOT_FOUND);
    // A decline stays with the user: the marina's history does not show it.
    const context = { ...sent, marina_id: accept ? invitation.marina_id : null };
    if (accept) {
      const { marina_id, origin = 'chain_invitation' } = invitation;
      const access = { marina_id, permissions: LOOKING_ONLY, role: 'secondary' as const, origin };
      const granted = await this.streams.execute(userRecord, userId, partOf(context, 'access'), (state) =>
        decideUser({ type: 'GrantMarina', access, invited_at: invitation.at }, state, { now }),
      );
      if (isRefusal(granted)) return granted;
    }
    return this.streams.execute(marinaInvitationRecord, invitation_id, context, (state) =>
      decide({ type: 'Answer', user_id: userId, accept }, state, { now }),
    );
  }

  /** No manager withdraws or changes the record between the access and the answer. */
  private async answerRecordAlone(
    userId: string,
    answer: Answer,
    sent: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const { state: record } = await this.streams.load(userRecord, answer.invitation_id);
    // A record that is gone by now still has the answer to a call that is sent again.
    if (record.added_in === null) return refuse('not_found', INVITATION_NOT_FOUND);
    return this.locks.exclusively(marinaUsersLock, record.added_in, () => this.answerRecord(userId, answer, sent));
  }

  /** The invitation is a record in the list of a marina, which goes once the user accepts with what it allows. */
  private async answerRecord(
    userId: string,
    { invitation_id, accept }: Answer,
    sent: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const answered = await answeredBefore(this.streams, userRecord, invitation_id, sent);
    if (answered !== null) return answered;
    const now = this.clock.nowIso();
    const { state: invitation } = await this.streams.load(userRecord, invitation_id);
    const invited = invitation.exists ? invitation.marinas[0] : undefined;
    if (!isInvitationTo(invitation, userId, now) || invited === undefined) {
      return refuse('not_found', INVITATION_NOT_FOUND);
    }
    const access = { ...invited, role: roleIn(invitation, invited.marina_id) };
    const invited_at = invitedAt(invitation);
    // A decline stays with the user: the marina's history does not show it.
    const context = { ...sent, marina_id: accept ? access.marina_id : null };
    if (accept) {
      const granted = await this.streams.execute(userRecord, userId, partOf(context, 'access'), (state) =>
        decideUser({ type: 'GrantMarina', access, invited_at }, state, { now }),
      );
      if (isRefusal(granted)) return granted;
    }
    const answer = await this.streams.execute(userRecord, invitation_id, context, (state) =>
      decideUser({ type: 'AnswerInvitation', user_id: userId, accept }, state, { now }),
    );
    if (accept && !isRefusal(answer)) await this.addresses.release(invitation_id, context);
    return answer;
  }
}
