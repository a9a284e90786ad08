import type { Principal } from '../../../contracts/vocabulary/access.js';

/** A user with a live session. */
export interface StaffCaller {
  readonly kind: 'staff';
  readonly user_id: string;
  readonly session_id: string;
  readonly name: string;
  readonly language: string;
  /** The active marina; null for an administrator who has chosen none. */
  readonly marina_id: string | null;
  readonly principal: Principal;
}

/** The holder of a reservation's link. */
export interface BoaterCaller {
  readonly kind: 'boater';
  readonly boater_id: string;
  readonly reservation_id: string;
  readonly marina_id: string;
  readonly name: string | null;
  readonly language: string;
  /** The stay was cancelled or has expired: its link shows it and changes nothing any more. */
  readonly reads_only: boolean;
}

/** The holder of a berth holder's link: one vessel. */
export interface ResidentCaller {
  readonly kind: 'resident';
  readonly boater_id: string;
  readonly vessel_id: string;
  readonly marina_id: string;
  readonly name: string | null;
}

export interface AnonymousCaller {
  readonly kind: 'anonymous';
}

export type Caller = StaffCaller | BoaterCaller | ResidentCaller | AnonymousCaller;

/** A program with an API key: it acts as somebody who only looks, on the routes of its scopes. */
export interface ProgramCaller {
  readonly scopes: readonly string[];
  readonly as: StaffCaller;
}

/** Every API key begins with this. */
export const API_KEY_PREFIX = 'qk_';

/** The area with API keys implements this for the platform. */
export abstract class ProgramAuthenticator {
  /** Null: unknown, expired or revoked. */
  abstract authenticate(token: string): Promise<ProgramCaller | null>;
  /** Keeps the day of the latest admitted call. */
  abstract noteUse(keyId: string): Promise<void>;
}

/** The area with users and marinas implements this for the platform. */
export abstract class StaffAuthenticator {
  /**
   * The user of a bearer token with the marina of the session, or the marina that an administrator names.
   * Null: unknown, expired or revoked.
   */
  abstract authenticate(token: string, namedMarina: string | undefined): Promise<StaffCaller | null>;
}

/** The area with reservation links implements this for the platform. */
export abstract class LinkAuthenticator {
  /**
   * Null: forged or of an erased person.
   * @throws RefusedError with a code of its own if the link has expired or was withdrawn
   */
  abstract authenticate(token: string): Promise<BoaterCaller | null>;
}

/** The area with berth holders' links implements this for the platform. */
export abstract class ResidentLinkAuthenticator {
  /** Null: forged, expired or revoked. */
  abstract authenticate(token: string): Promise<ResidentCaller | null>;
}
