import { secondFactorApi } from '../../../contracts/identity/api.js';
import { secondFactorErrors } from '../../../contracts/identity/errors.js';
import { type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { SecondFactorChanges, type WithRecoveryCodes } from '../credentials/second-factor-changes.js';
import { SecondFactors } from '../credentials/second-factors.js';
import { userNotFound } from '../domain/user.js';
import { userRecord } from '../records/user-record.js';

@Handles(secondFactorApi.confirm)
export class ConfirmSecondFactor {
  constructor(
    private readonly streams: StreamRepository,
    private readonly factors: SecondFactors,
    private readonly changes: SecondFactorChanges,
  ) {}

  async execute({
    input,
    staff,
    context,
  }: ReceivedCall<typeof secondFactorApi.confirm>): Promise<WithRecoveryCodes | Refusal> {
    const { state: user } = await this.streams.load(userRecord, staff.user_id);
    if (!user.exists) return userNotFound();
    const secret = await this.factors.begun(staff, input.setup);
    if (secret === null) return refuse('conflict', secondFactorErrors.setup_expired);
    const time_step = this.factors.timeStepOf(secret, input.code);
    if (time_step === null) return refuseFields({ path: 'code', code: 'secondFactorWrong' });
    const factor_id = deriveId(context.command_id, 'second factor');
    return this.changes.withCodes(user.user_id, context, (recovery_digests) => ({
      type: 'SetSecondFactor',
      session_id: staff.session_id,
      factor: { factor_id, secret, recovery_digests: [...recovery_digests], time_step },
    }));
  }
}
