import { socketAuth, type SocketRefusal } from '../../../contracts/realtime.js';
import { allows } from '../../../contracts/vocabulary/access.js';
import type { StaffAuthenticator, StaffCaller } from '../http/caller.js';
import { RefusedError } from '../http/problem.js';
import type { RateLimits } from '../http/rate-limits.js';

/** A browser has one socket a tab. */
export const MOST_SOCKETS_PER_SESSION = 50;

/** Who is behind a socket, as far as it is told apart. */
export interface SocketSession {
  readonly user_id: string;
  readonly session_id: string;
  /** Whose hints it hears; null: an administrator who names no marina, or a user who works in none or only oversees. */
  readonly marina_id: string | null;
  readonly after: number | undefined;
  /** Shown again at every re-check. */
  readonly token: string;
  readonly named_marina: string | undefined;
}

/** Who may connect: a user with a live session, not too often. */
export class SocketAuthenticator {
  constructor(
    private readonly staff: StaffAuthenticator,
    private readonly limits: RateLimits,
  ) {}

  async authenticate(auth: unknown, address: string): Promise<SocketSession | SocketRefusal> {
    try {
      const parsed = socketAuth.safeParse(auth);
      if (!parsed.success) {
        await this.limits.count('public', address);
        return 'VALIDATION';
      }
      const { token, after, marina_id: named } = parsed.data;
      const caller = await this.staff.authenticate(token, named);
      if (caller === null) {
        await this.limits.count('public', address);
        return 'UNAUTHENTICATED';
      }
      await this.limits.count('socket', caller.session_id);
      const { user_id, session_id } = caller;
      return { user_id, session_id, marina_id: heardBy(caller), after, token, named_marina: named };
    } catch (error) {
      return error instanceof RefusedError ? 'TOO_MANY_REQUESTS' : 'UNAVAILABLE';
    }
  }

  /** The same question later: is it still this session, in this marina? @throws when the engines are down */
  async recheck({ token, named_marina, marina_id }: SocketSession): Promise<'good' | 'signed_out' | 'changed'> {
    const caller = await this.staff.authenticate(token, named_marina);
    if (caller === null) return 'signed_out';
    return heardBy(caller) === marina_id ? 'good' : 'changed';
  }
}

/** The marina whose hints are for this user: they tell who may read its records, which an association manager may not. */
function heardBy({ principal, marina_id }: StaffCaller): string | null {
  return allows({ kind: 'staff' }, principal) ? marina_id : null;
}
