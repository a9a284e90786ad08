import { Inject, Injectable } from '@nestjs/common';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { PERSON_KEYS } from '../../platform/tokens.js';
import { shortMac } from './keyed-digest.js';

/**
 * The log keeps a short hash of each command's input. For commands with a password it would allow fast guessing,
 * without the work that argon2 requires, so this hash is keyed.
 */
@Injectable()
export class SealedContext {
  constructor(@Inject(PERSON_KEYS) private readonly keys: PersonKeys) {}

  async of(context: CommandContext): Promise<CommandContext> {
    const key = await this.keys.secret('command hashes');
    return { ...context, command_hash: shortMac(key, context.command_hash) };
  }
}
