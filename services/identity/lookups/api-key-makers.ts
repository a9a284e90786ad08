import { Injectable } from '@nestjs/common';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { ApiKeyState } from '../domain/api-key.js';
import { userRecord } from '../records/user-record.js';
import { SecondFactorRule } from './second-factor-rule.js';

/**
 * A key ends with the right of its maker to make keys, and while the maker owes a second factor; it works again once the
 * maker has both.
 */
@Injectable()
export class ApiKeyMakers {
  constructor(
    private readonly streams: StreamRepository,
    private readonly factors: SecondFactorRule,
  ) {}

  /** Whether the maker may still make keys in the key's marina. Keys of older installations name no maker. */
  async stillMay({ made_by, marina_id }: Extract<ApiKeyState, { exists: true }>): Promise<boolean> {
    if (made_by === undefined) return true;
    const { state: maker } = await this.streams.load(userRecord, made_by);
    if (!maker.exists) return false;
    const here = maker.marinas.find((access) => access.marina_id === marina_id);
    if (!maker.is_admin && here?.permissions.marina_settings !== 'ALLOWED') return false;
    return !(await this.factors.isMissing(maker, marina_id));
  }
}
