import { Inject, Injectable } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { deriveId, freshId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { ProgramAuthenticator, type ProgramCaller } from '../../platform/http/caller.js';
import { type ApiKeyState, decide, works } from '../domain/api-key.js';
import { LOOKING_ONLY } from '../domain/user-view.js';
import { ApiKeyMakers } from '../lookups/api-key-makers.js';
import { apiKeyRecord } from '../records/api-key-record.js';
import { ApiKeyTokens } from './api-key-tokens.js';
import { sameText } from './keyed-digest.js';

/** Reads the streams of key and maker, so that revoking it, or the maker's right to it, takes effect at once. */
@Injectable()
export class ApiKeyAuthenticator extends ProgramAuthenticator {
  constructor(
    private readonly streams: StreamRepository,
    private readonly tokens: ApiKeyTokens,
    private readonly makers: ApiKeyMakers,
    private readonly queries: QueryBus,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    super();
  }

  async authenticate(token: string): Promise<ProgramCaller | null> {
    const given = await this.tokens.read(token);
    if (given === null) return null;
    const { state: key } = await this.streams.load(apiKeyRecord, given.key_id);
    if (!key.exists || !works(key, this.clock.nowIso()) || !sameText(key.secret_digest, given.secret_digest)) {
      return null;
    }
    const marina = await this.queries.execute(new FindMarina(key.marina_id));
    if (marina === null || !(await this.makers.stillMay(key))) return null;
    return {
      scopes: key.scopes,
      // It reads what staff who only look read in this marina.
      as: {
        kind: 'staff',
        user_id: key.key_id,
        session_id: key.key_id,
        name: key.name,
        language: 'en',
        marina_id: marina.id,
        principal: {
          is_admin: false,
          association_manager: false,
          chain_manager: false,
          role: 'secondary',
          permissions: LOOKING_ONLY,
          marina: { permissions: marina.marina_settings.permissions },
          owes: null,
        },
      },
    };
  }

  async noteUse(keyId: string): Promise<void> {
    const { state } = await this.streams.load(apiKeyRecord, keyId);
    const on = this.clock.nowIso().slice(0, 10);
    if (!state.exists || state.last_used_on === on) return;
    const command_id = deriveId(keyId, `used ${on}`);
    await this.streams.execute(apiKeyRecord, keyId, useOf(state, command_id), (current) =>
      decide({ type: 'NoteUse', on }, current),
    );
  }
}

function useOf({ marina_id }: Extract<ApiKeyState, { exists: true }>, command_id: string) {
  const actor = { kind: 'system' as const, id: 'api keys', name: null };
  return { command_id, command_hash: '', marina_id, actor, correlation_id: freshId(), causation_id: command_id };
}
