/**
 * The rules of the sign-in forms, without zod: the sign-in page has to be small. A spec holds them against the contracts.
 */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;
const EMAIL_MAX = 254;
const PASSWORD_MIN = 6;

/** What is wrong with an address as typed; undefined: nothing. */
export function emailProblem(typed: string): 'emailRequired' | 'emailInvalid' | undefined {
  const email = typed.trim();
  if (email === '') return 'emailRequired';
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? undefined : 'emailInvalid';
}

/** What is wrong with a password as typed. It is never trimmed. */
export function passwordProblem(typed: string): 'login_atLeast6' | undefined {
  return typed.length < PASSWORD_MIN ? 'login_atLeast6' : undefined;
}

/** What is wrong with the current password: only the server knows more than that there has to be one. */
export function currentPasswordProblem(typed: string): 'login_wrongPassword' | undefined {
  return typed === '' ? 'login_wrongPassword' : undefined;
}

/** What is wrong with the repetition of a new password. */
export function repetitionProblem(typed: string, password: string): 'login_passwordsDontMatch' | undefined {
  return typed === password ? undefined : 'login_passwordsDontMatch';
}
