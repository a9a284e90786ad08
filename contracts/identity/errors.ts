/** Sign-in refused; the same whether the address is unknown, the password wrong or the link used up. */
export const SIGN_IN_REFUSED = 'customers_emailPasswordDontMatch';

/** The password is right, and a code of the second factor is needed as well; or that code is wrong or was used before. */
export const SECOND_FACTOR_REQUIRED = 'SECOND_FACTOR_REQUIRED';
export const SECOND_FACTOR_WRONG = 'SECOND_FACTOR_WRONG';

export const secondFactorErrors = {
  set_already: 'SECOND_FACTOR_ALREADY_SET',
  not_set: 'SECOND_FACTOR_NOT_SET',
  /** The time to set it up is over, or it was begun in another session. */
  setup_expired: 'SECOND_FACTOR_SETUP_EXPIRED',
  /** A marina of the user requires it. */
  needed: 'SECOND_FACTOR_NEEDED',
  codes_shown: 'RECOVERY_CODES_SHOWN',
  /** The user works in other marinas too, or in none. */
  not_only_marina: 'USER_OF_OTHER_MARINAS',
} as const;

export const apiKeyErrors = {
  not_found: 'API_KEY_NOT_FOUND',
  too_many: 'TOO_MANY_API_KEYS',
  shown: 'API_KEY_SHOWN',
} as const;

/** The session has ended, or is one of another user, or in another marina. */
export const SESSION_NOT_FOUND = 'SESSION_NOT_FOUND';

/** The invitation is over, was answered, or is for somebody else. */
export const INVITATION_NOT_FOUND = 'INVITATION_NOT_FOUND';

/** An association manager only looks at figures, so a user who works in marinas becomes none. */
export const OVERSEER_WORKS_IN_MARINAS = 'OVERSEER_WORKS_IN_MARINAS';

export const userErrors = [
  'USER_NOT_FOUND',
  'EMAIL_IN_USE',
  'CANNOT_DELETE_SELF',
  /** Nobody else manages the marina, who could sign in. */
  'LAST_MANAGER',
  /** No other primary user manages the marina, who could sign in. */
  'LAST_PRIMARY_USER',
  'PASSWORD_NOT_TEMPORARY',
  'TOO_MANY_MARINAS',
  'TOO_MANY_LINKS',
] as const;
