/** Sign-in refused; the same whether the address is unknown, the password wrong or the link used up. */
export const SIGN_IN_REFUSED = 'customers_emailPasswordDontMatch';

export const userErrors = [
  'USER_NOT_FOUND',
  'EMAIL_IN_USE',
  'CANNOT_DELETE_SELF',
  'PASSWORD_NOT_TEMPORARY',
  'TOO_MANY_MARINAS',
  'TOO_MANY_LINKS',
] as const;
