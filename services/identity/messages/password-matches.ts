import { PasswordMatches } from '../../../contracts/identity/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { passwordMatches } from '../credentials/passwords.js';
import { userRecord } from '../records/user-record.js';

/**
 * Passwords that are repeated are tried at the pace of sign-ins, for all calls of one user together: otherwise a stolen
 * session could guess the password that it is asked for.
 */
@QueryHandler(PasswordMatches)
export class PasswordMatchesHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly limits: RateLimits,
  ) {}

  /** @throws RefusedError TOO_MANY_REQUESTS */
  async execute({ input: { user_id, password } }: PasswordMatches): Promise<boolean> {
    await this.limits.count('sign_in', `password of ${user_id}`);
    const { state: user } = await this.streams.load(userRecord, user_id);
    return passwordMatches(password, user.exists ? user.password_hash : null);
  }
}
