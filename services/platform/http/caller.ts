import type { Principal } from '../../../contracts/vocabulary/access.js';

/** A user with a live session. */
export interface StaffCaller {
  readonly kind: 'staff';
  readonly user_id: string;
  readonly session_id: string;
  readonly name: string;
  readonly language: string;
  /** The active marina; null for an administrator who has named none. */
  readonly marina_id: string | null;
  readonly principal: Principal;
}

/** Whoever holds the link of one reservation. */
export interface BoaterCaller {
  readonly kind: 'boater';
  readonly boater_id: string;
  readonly reservation_id: string;
  readonly marina_id: string;
  readonly name: string | null;
  readonly language: string;
}

export interface AnonymousCaller {
  readonly kind: 'anonymous';
}

export type Caller = StaffCaller | BoaterCaller | AnonymousCaller;

/** What the platform asks of the area that knows users and marinas. */
export abstract class StaffAuthenticator {
  /**
   * The user behind a bearer token, with the marina of the session, or the one an administrator names.
   * Null: unknown, expired or revoked.
   */
  abstract authenticate(token: string, namedMarina: string | undefined): Promise<StaffCaller | null>;
}

/** What the platform asks of the area that knows reservation links. */
export abstract class LinkAuthenticator {
  abstract authenticate(token: string): Promise<BoaterCaller | null>;
}
