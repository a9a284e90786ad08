import { Inject, Injectable } from '@nestjs/common';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { PERSON_KEYS } from '../../platform/tokens.js';
import { sameText, shortMac } from './keyed-digest.js';

interface Account {
  readonly user_id: string;
  readonly generation: number;
}

/**
 * Tokens by which a device shows that this user has signed in there since the password was last chosen. Sign-ins from
 * such a device are not slowed down when others guess the password. The token opens nothing by itself.
 */
@Injectable()
export class KnownDevices {
  constructor(@Inject(PERSON_KEYS) private readonly keys: PersonKeys) {}

  async token({ user_id, generation }: Account): Promise<string> {
    return shortMac(await this.keys.secret('known devices'), `${user_id}\u001f${generation}`);
  }

  async knows(tokens: readonly string[], account: Account): Promise<boolean> {
    const own = await this.token(account);
    return tokens.some((token) => sameText(token, own));
  }
}
