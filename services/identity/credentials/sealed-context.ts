import { Inject, Injectable } from '@nestjs/common';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { PERSON_KEYS } from '../../platform/tokens.js';
import { shortMac } from './keyed-digest.js';

/**
 * The log keeps a short hash of what a command asked for. Of a command with a password that would be
 * something to guess the password on, without the work that argon2 asks for: here the hash is keyed.
 */
@Injectable()
export class SealedContext {
  constructor(@Inject(PERSON_KEYS) private readonly keys: PersonKeys) {}

  async of(context: CommandContext): Promise<CommandContext> {
    const key = await this.keys.secret('command hashes');
    return { ...context, command_hash: shortMac(key, context.command_hash) };
  }
}
