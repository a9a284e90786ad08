import { secondFactorApi } from '../../../contracts/identity/api.js';
import { secondFactorErrors } from '../../../contracts/identity/errors.js';
import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { SecondFactors } from '../credentials/second-factors.js';
import { userNotFound } from '../domain/user.js';
import { userRecord } from '../records/user-record.js';

interface BegunSecondFactor {
  readonly setup: string;
  readonly secret: string;
  readonly uri: string;
}

/** A secret to set up. It is a query, because the server keeps nothing of it. */
@Handles(secondFactorApi.start)
export class BeginSecondFactor {
  constructor(
    private readonly streams: StreamRepository,
    private readonly factors: SecondFactors,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: { password },
    staff: session,
  }: ReceivedCall<typeof secondFactorApi.start>): Promise<BegunSecondFactor | Refusal> {
    const { state: user } = await this.streams.load(userRecord, session.user_id);
    if (!user.exists) return userNotFound();
    if (!(await this.queries.execute(new PasswordMatches({ user_id: user.user_id, password })))) {
      return refuseFields({ path: 'password', code: 'passwordWrong' });
    }
    if (user.second_factor !== null) return refuse('conflict', secondFactorErrors.set_already);
    return this.factors.begin(session, user.email ?? '');
  }
}
