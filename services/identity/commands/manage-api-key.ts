import { Inject } from '@nestjs/common';
import { apiKeyErrors } from '../../../contracts/identity/errors.js';
import { MOST_API_KEYS } from '../../../contracts/identity/vocabulary.js';
import type { ApiScope } from '../../../contracts/vocabulary/api-scopes.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { ApiKeyTokens } from '../credentials/api-key-tokens.js';
import { decide } from '../domain/api-key.js';
import { apiKeyList } from '../projections/api-key-list.js';
import { apiKeyRecord } from '../records/api-key-record.js';

const DAY_MS = 86_400_000;

interface NewKey {
  /** The user who makes it, and with whose right to it the key stops. */
  readonly made_by: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly valid_days: number;
}

type MadeKey = CommandReceipt & { readonly key: string; readonly expires_at: string };

export class MakeApiKey extends Command<MadeKey | Refusal> {
  constructor(
    readonly input: NewKey,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

export class RevokeApiKey extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly keyId: string,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(MakeApiKey)
export class MakeApiKeyHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly tokens: ApiKeyTokens,
    private readonly projections: ProjectionHost,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ input, context }: MakeApiKey): Promise<MadeKey | Refusal> {
    const { marina_id } = context;
    const key_id = deriveId(context.command_id, 'api key');
    const { key, secret_digest } = await this.tokens.issue(key_id);
    const now = this.clock.now();
    const expires_at = new Date(now.getTime() + input.valid_days * DAY_MS).toISOString();
    // The limit keeps the list readable; that two keys made at once might exceed it by one does no harm.
    const working = await this.projections
      .model(apiKeyList)
      .count({ marina_id, expires_at: { $gt: now.toISOString() } });
    const made = { key_id, marina_id, made_by: input.made_by, name: input.name, scopes: [...input.scopes] };
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

@CommandHandler(RevokeApiKey)
export class RevokeApiKeyHandler {
  constructor(
    private readonly streams: StreamRepository,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  execute({ keyId, context }: RevokeApiKey): Promise<CommandReceipt | Refusal> {
    const command = { type: 'RevokeKey' as const, marina_id: context.marina_id, at: this.clock.nowIso() };
    return this.streams.execute(apiKeyRecord, keyId, context, (state) => decide(command, state));
  }
}
