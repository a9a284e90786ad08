import { Inject } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { sessionApi } from '../../../contracts/identity/api.js';
import { Clock } from '../../platform/clock/clock.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LINK_VALID_MS } from '../credentials/login-links.js';
import { SealedContext } from '../credentials/sealed-context.js';
import { decide } from '../domain/user.js';
import { EMAIL_CLAIM, userRecord } from '../records/user-record.js';

/** Minimum response time, milliseconds, so that it does not reveal whether the address is known. */
const ANSWERED_AFTER_MS = 250;

/** The answer is always the same; a policy sends the mail. */
@Handles(sessionApi.resetPassword)
export class RequestLoginLink {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly sealed: SealedContext,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ input: { email }, context }: ReceivedCall<typeof sessionApi.resetPassword>) {
    await Promise.all([this.request(email, context), pause(ANSWERED_AFTER_MS)]);
    return { status: 'FORGOT_SENDMAIL_SUCCESS' as const };
  }

  private async request(email: string, context: CommandContext): Promise<void> {
    const stream = await this.claims.ownerOf(EMAIL_CLAIM, email);
    if (stream === null) return;
    const now = this.clock.now();
    const expires_at = new Date(now.getTime() + LINK_VALID_MS).toISOString();
    await this.streams.execute(userRecord, userRecord.idOf(stream), await this.sealed.of(context), (state) =>
      decide({ type: 'RequestLoginLink', expires_at }, state, { now: now.toISOString() }),
    );
  }
}
