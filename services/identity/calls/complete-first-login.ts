import { Inject } from '@nestjs/common';
import { sessionApi } from '../../../contracts/identity/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/user.js';
import { userRecord } from '../records/user-record.js';

@Handles(sessionApi.firstLoginComplete)
export class CompleteFirstLogin {
  constructor(
    private readonly streams: StreamRepository,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  execute({
    input: { lang },
    staff: { user_id },
    context,
  }: ReceivedCall<typeof sessionApi.firstLoginComplete>): Promise<CommandReceipt | Refusal> {
    const now = this.clock.nowIso();
    return this.streams.execute(userRecord, user_id, context, (state) =>
      decide({ type: 'CompleteFirstLogin', language: lang }, state, { now }),
    );
  }
}
