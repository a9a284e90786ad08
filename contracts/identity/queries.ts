import type { Marina } from '../marinas/marina.js';
import { Query } from '../vocabulary/bus.js';
import type { Language } from '../vocabulary/languages.js';
import type { UserPermissions } from '../vocabulary/permissions.js';

/** Queries that other areas send about users. */

/** Whether this is the password of the user, for actions that ask for it again. */
export class PasswordMatches extends Query<boolean> {
  constructor(readonly input: { readonly user_id: string; readonly password: string }) {
    super();
  }
}

/** The marinas of a chain manager, those of an association manager's association, or those where the user works. */
export class FindOwnMarinas extends Query<readonly Marina[]> {
  constructor(
    readonly user_id: string,
    readonly capacity: Capacity,
  ) {
    super();
  }
}

export type Capacity = 'chain_manager' | 'association_manager' | 'member';

/** A user as mails and lists name them. */
export interface FoundUser {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly language: Language;
  readonly permissions: UserPermissions;
}

/** The users with these ids, wherever they work; deleted ones are left out. Permissions are those of `marina_id`. */
export class FindUsers extends Query<readonly FoundUser[]> {
  constructor(readonly input: { readonly marina_id: string; readonly user_ids: readonly string[] }) {
    super();
  }
}

/** When a user got access to a marina, as a UTC instant; null: the user does not work there, as administrators may not. */
export class FindAccessStart extends Query<string | null> {
  constructor(
    readonly user_id: string,
    readonly marina_id: string,
  ) {
    super();
  }
}

/** The ids of a user's sessions that have neither ended nor expired. */
export class FindLiveSessions extends Query<readonly string[]> {
  constructor(readonly user_id: string) {
    super();
  }
}

/** Every user who works in a marina. */
export class ListStaff extends Query<readonly FoundUser[]> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** Somebody to whom a mail is sent. */
export interface MailRecipient {
  readonly email: string;
  readonly first_name: string;
  readonly language: Language;
}

/**
 * The user, if they may still work in the marina, or for null with all marinas as an administrator. Null: not any more, or
 * without an address.
 */
export class FindMailRecipient extends Query<MailRecipient | null> {
  constructor(
    readonly user_id: string,
    readonly marina_id: string | null,
  ) {
    super();
  }
}

/** The mail address with which a user signs in; null: no such user. */
export class FindUserAddress extends Query<string | null> {
  constructor(readonly user_id: string) {
    super();
  }
}
