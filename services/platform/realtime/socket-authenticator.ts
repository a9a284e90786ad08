import { socketAuth, type SocketRefusal } from '../../../contracts/realtime.js';
import { allows } from '../../../contracts/vocabulary/access.js';
import type { StaffAuthenticator, StaffCaller } from '../http/caller.js';
import { RefusedError } from '../http/problem.js';
import type { RateLimits } from '../http/rate-limits.js';

/** A browser opens one socket for each tab. */
export const MOST_SOCKETS_PER_SESSION = 50;

/** The identity of a socket. */
export interface SocketSession {
  readonly user_id: string;
  readonly name: string;
  readonly session_id: string;
  /**
   * The marina whose hints the socket receives; null: an administrator who has chosen no marina, or a user who works in
   * none or only oversees.
   */
  readonly marina_id: string | null;
  readonly after: number | undefined;
  /** Checked again at every re-check. */
  readonly token: string;
  readonly named_marina: string | undefined;
}

/** Authenticates sockets: a user with a live session, within the rate limit. */
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
      const { user_id, name, session_id } = caller;
      return { user_id, name, session_id, marina_id: heardBy(caller), after, token, named_marina: named };
    } catch (error) {
      return error instanceof RefusedError ? 'TOO_MANY_REQUESTS' : 'UNAVAILABLE';
    }
  }

  /** Checks an open socket again: its session must be live and in the same marina. @throws when the engines are down */
  async recheck({ token, named_marina, marina_id }: SocketSession): Promise<'good' | 'signed_out' | 'changed'> {
    const caller = await this.staff.authenticate(token, named_marina);
    if (caller === null) return 'signed_out';
    return heardBy(caller) === marina_id ? 'good' : 'changed';
  }
}

/**
 * The marina whose hints this user receives. Hints are only for users who may read its records, which an association
 * manager may not.
 */
function heardBy({ principal, marina_id }: StaffCaller): string | null {
  return allows({ kind: 'staff' }, principal) ? marina_id : null;
}
