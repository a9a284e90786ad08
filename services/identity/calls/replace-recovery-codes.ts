import { secondFactorApi } from '../../../contracts/identity/api.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { SecondFactorChanges, type WithRecoveryCodes } from '../credentials/second-factor-changes.js';
import { userNotFound } from '../domain/user.js';
import { userRecord } from '../records/user-record.js';

@Handles(secondFactorApi.recoveryCodes)
export class ReplaceRecoveryCodes {
  constructor(
    private readonly streams: StreamRepository,
    private readonly changes: SecondFactorChanges,
  ) {}

  async execute({
    input,
    staff,
    context,
  }: ReceivedCall<typeof secondFactorApi.recoveryCodes>): Promise<WithRecoveryCodes | Refusal> {
    const { state: user } = await this.streams.load(userRecord, staff.user_id);
    if (!user.exists) return userNotFound();
    const second = await this.changes.prove(user, input);
    if (isRefusal(second)) return second;
    return this.changes.withCodes(user.user_id, context, (recovery_digests) => ({
      type: 'ReplaceRecoveryCodes',
      recovery_digests,
      second,
    }));
  }
}
