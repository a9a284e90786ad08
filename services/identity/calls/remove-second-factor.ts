import { secondFactorApi } from '../../../contracts/identity/api.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { SecondFactorChanges, type WithRecoveryCodes } from '../credentials/second-factor-changes.js';
import { userNotFound } from '../domain/user.js';
import { SecondFactorRule } from '../lookups/second-factor-rule.js';
import { userRecord } from '../records/user-record.js';

@Handles(secondFactorApi.remove)
export class RemoveSecondFactor {
  constructor(
    private readonly streams: StreamRepository,
    private readonly changes: SecondFactorChanges,
    private readonly rule: SecondFactorRule,
  ) {}

  async execute({
    input,
    staff,
    context,
  }: ReceivedCall<typeof secondFactorApi.remove>): Promise<WithRecoveryCodes | Refusal> {
    const { state: user } = await this.streams.load(userRecord, staff.user_id);
    if (!user.exists) return userNotFound();
    const second = await this.changes.prove(user, input);
    if (isRefusal(second)) return second;
    const needed = await this.rule.requires(user);
    const command = { type: 'RemoveSecondFactor' as const, second, needed };
    const receipt = await this.changes.carryOut(user.user_id, command, context);
    return isRefusal(receipt) ? receipt : { ...receipt, recovery_codes: [] };
  }
}
