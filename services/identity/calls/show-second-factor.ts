import { secondFactorApi } from '../../../contracts/identity/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { userNotFound } from '../domain/user.js';
import { SecondFactorRule } from '../lookups/second-factor-rule.js';
import { userRecord } from '../records/user-record.js';

interface SecondFactorView {
  readonly set_up_at: string | null;
  readonly recovery_codes_left: number;
  readonly required: boolean;
}

/** A user's own second factor, without anything secret. */
@Handles(secondFactorApi.get)
export class ShowSecondFactor {
  constructor(
    private readonly streams: StreamRepository,
    private readonly factors: SecondFactorRule,
  ) {}

  async execute({ staff: { user_id } }: ReceivedCall<typeof secondFactorApi.get>): Promise<SecondFactorView | Refusal> {
    const { state: user } = await this.streams.load(userRecord, user_id);
    if (!user.exists) return userNotFound();
    const factor = user.second_factor;
    return {
      set_up_at: factor?.set_up_at ?? null,
      recovery_codes_left: factor?.recovery_digests.filter((each) => each !== null).length ?? 0,
      required: await this.factors.requires(user),
    };
  }
}
