import { Inject } from '@nestjs/common';
import { apiKeyApi } from '../../../contracts/identity/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { decide } from '../domain/api-key.js';
import { apiKeyRecord } from '../records/api-key-record.js';

@Handles(apiKeyApi.revoke)
export class RevokeApiKey {
  constructor(
    private readonly streams: StreamRepository,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  execute({
    input: { api_key_id: keyId },
    marinaContext: context,
  }: ReceivedCall<typeof apiKeyApi.revoke>): Promise<CommandReceipt | Refusal> {
    const command = { type: 'RevokeKey' as const, marina_id: context.marina_id, at: this.clock.nowIso() };
    return this.streams.execute(apiKeyRecord, keyId, context, (state) => decide(command, state));
  }
}
