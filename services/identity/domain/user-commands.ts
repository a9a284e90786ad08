import type { MarinaAccess, UserRole } from '../../../contracts/identity/user.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import type { UserPermissions } from '../../../contracts/vocabulary/permissions.js';
import type { Device, UserEventOf } from './user-events.js';

type AssociationCode = UserEventOf<'UserAdded'>['data']['association_code'];

/** A verified code of the second factor, valid only while the factor is still the same. */
export type SecondProof = { readonly factor_id: string } & (
  { readonly kind: 'app'; readonly time_step: number } | { readonly kind: 'recovery'; readonly index: number }
);

export interface NewSession {
  readonly session_id: string;
  readonly secret_digest: string;
  readonly expires_at: string;
  readonly device?: Device;
}

/**
 * `generation` identifies the credentials that a password or link was verified against: the proof is invalid if they
 * have changed by the time of the decision.
 */
export type UserCommand =
  | { readonly type: 'AddUser'; readonly user: UserEventOf<'UserAdded'>['data'] }
  | {
      readonly type: 'EditUser';
      readonly by: Manager;
      readonly first_name: string;
      readonly last_name: string;
      readonly permissions: UserPermissions;
      /** In the manager's marina. Absent: stays as it is. */
      readonly role?: UserRole | undefined;
      /** Absent: stays as it is. */
      readonly language?: Language | undefined;
    }
  /** The earliest user who manages a marina without a primary user becomes one there. */
  | { readonly type: 'BecomePrimary'; readonly marina_id: string }
  /** By administrators only. */
  | {
      readonly type: 'SetOversight';
      readonly chain_manager: boolean;
      readonly association_code: AssociationCode;
    }
  | { readonly type: 'RemoveUser'; readonly by: Manager }
  /** A chain manager takes somebody whom the chain sent out of a marina that they manage. */
  | { readonly type: 'EndChainAccess'; readonly by: Pick<Manager, 'user_id' | 'marina_id'> }
  | { readonly type: 'RevokeSessions'; readonly by: Manager }
  | {
      readonly type: 'SendLink';
      readonly by: Manager;
      readonly until: LinkEnds;
      /** The user who has the address, if this record has not; the handler looks it up. */
      readonly invites_user?: string | null;
    }
  /** The user who is invited by this record answers. */
  | { readonly type: 'AnswerInvitation'; readonly user_id: string; readonly accept: boolean }
  | {
      readonly type: 'GrantMarina';
      readonly access: MarinaAccess;
      /** When the accepted invitation was sent; absent where a manager grants access directly. */
      readonly invited_at?: string | undefined;
    }
  | {
      readonly type: 'SignInByPassword';
      readonly session: NewSession;
      readonly generation: number;
      /** Null: no code was sent. */
      readonly second: SecondProof | 'wrong' | null;
    }
  | {
      readonly type: 'SignInByLink';
      readonly session: NewSession;
      readonly generation: number;
      readonly link_digest: string;
      readonly second: SecondProof | 'wrong' | null;
    }
  | {
      readonly type: 'SetSecondFactor';
      readonly session_id: string;
      readonly factor: Omit<UserEventOf<'SecondFactorSet'>['data'], 'user_id' | 'at'>;
    }
  | {
      readonly type: 'ReplaceRecoveryCodes';
      readonly recovery_digests: readonly string[];
      readonly second: SecondProof | 'wrong';
    }
  | {
      readonly type: 'RemoveSecondFactor';
      readonly second: SecondProof | 'wrong';
      /** A marina of the user requires one. */
      readonly needed: boolean;
    }
  | { readonly type: 'ResetSecondFactor'; readonly by: Manager }
  | { readonly type: 'SignOut'; readonly session_id: string }
  /** A user ends another one of their sessions. */
  | { readonly type: 'EndOwnSession'; readonly session_id: string }
  /** A user ends every session but the one of this call. */
  | { readonly type: 'EndOtherSessions'; readonly session_id: string }
  | { readonly type: 'EndUserSession'; readonly by: Manager; readonly session_id: string }
  | {
      readonly type: 'ChangePassword';
      readonly session_id: string;
      readonly password_hash: string;
      readonly generation: number;
    }
  | { readonly type: 'ReplaceTemporaryPassword'; readonly session_id: string; readonly password_hash: string }
  | { readonly type: 'RequestLoginLink'; readonly expires_at: string }
  | { readonly type: 'CompleteFirstLogin'; readonly language: Language }
  | { readonly type: 'ChangeLanguage'; readonly language: Language }
  | { readonly type: 'SwitchMarina'; readonly session_id: string; readonly marina: MarinaFacts };

/** Facts about an existing marina, looked up by the handler. */
export interface MarinaFacts {
  readonly marina_id: string;
  readonly association_code: string | null;
}

/** When a link that is mailed now ends: an invitation, and a link for somebody who has signed in before. */
export interface LinkEnds {
  readonly invitation: string;
  readonly reset: string;
}

/** The managing user, their marina and their role there. */
export interface Manager {
  readonly user_id: string;
  readonly marina_id: string;
  readonly role: UserRole;
  readonly is_admin: boolean;
}

export interface UserContext {
  /** UTC ISO 8601. */
  readonly now: string;
  /** False: this user is the only one who manages the marina. */
  readonly others_manage?: boolean;
  /** False: no other primary user manages the marina. */
  readonly others_primary?: boolean;
}
