import { Inject } from '@nestjs/common';
import { apiKeyApi } from '../../../contracts/identity/api.js';
import { apiKeyErrors } from '../../../contracts/identity/errors.js';
import { MOST_API_KEYS } from '../../../contracts/identity/vocabulary.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ApiKeyTokens } from '../credentials/api-key-tokens.js';
import { decide } from '../domain/api-key.js';
import { apiKeyList } from '../projections/api-key-list.js';
import { apiKeyRecord } from '../records/api-key-record.js';

const DAY_MS = 86_400_000;

type MadeKey = CommandReceipt & { readonly key: string; readonly expires_at: string };

@Handles(apiKeyApi.create)
export class MakeApiKey {
  constructor(
    private readonly streams: StreamRepository,
    private readonly tokens: ApiKeyTokens,
    private readonly projections: ProjectionHost,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({
    input,
    marinaContext: context,
    staff: { user_id },
  }: ReceivedCall<typeof apiKeyApi.create>): Promise<MadeKey | Refusal> {
    const { marina_id } = context;
    const key_id = deriveId(context.command_id, 'api key');
    const { key, secret_digest } = await this.tokens.issue(key_id);
    const now = this.clock.now();
    const expires_at = new Date(now.getTime() + input.valid_days * DAY_MS).toISOString();
    // The limit keeps the list readable; that two keys made at once might exceed it by one does no harm.
    const working = await this.projections
      .model(apiKeyList)
      .count({ marina_id, expires_at: { $gt: now.toISOString() } });
    const made = { key_id, marina_id, made_by: user_id, name: input.name, scopes: [...input.scopes] };
    const command = {
      type: 'MakeKey' as const,
      key: { ...made, secret_digest, at: now.toISOString(), expires_at },
      working_keys_left: MOST_API_KEYS - working,
    };
    const receipt = await this.streams.execute(apiKeyRecord, key_id, context, (state) => decide(command, state));
    if (isRefusal(receipt)) return receipt;
    // A resend that the server no longer remembers cannot show the key again, of which only a digest is kept.
    const { state } = await this.streams.load(apiKeyRecord, key_id);
    const kept = state.exists && state.secret_digest === secret_digest;
    return kept ? { ...receipt, key, expires_at } : refuse('conflict', apiKeyErrors.shown);
  }
}
