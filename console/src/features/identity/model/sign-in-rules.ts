/**
 * The rules of the sign-in forms. They do without zod to keep the sign-in page small; a spec compares them with the
 * contracts.
 */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;
const EMAIL_MAX = 254;
const PASSWORD_MIN = 6;
const KNOWN_PASSWORD_MIN = 4;

/** The problem with a typed mail address; undefined if it is valid. */
export function emailProblem(typed: string): 'emailRequired' | 'emailInvalid' | undefined {
  const email = typed.trim();
  if (email === '') return 'emailRequired';
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? undefined : 'emailInvalid';
}

/** The problem with a typed password, which is never trimmed; undefined if it is valid. */
export function passwordProblem(typed: string): 'login_atLeast6' | undefined {
  return typed.length < PASSWORD_MIN ? 'login_atLeast6' : undefined;
}

/** The problem with the password of a sign-in: one that is too short for any account is wrong, whatever a new one needs. */
export function signInPasswordProblem(typed: string): 'login_wrongPassword' | undefined {
  return typed.length < KNOWN_PASSWORD_MIN ? 'login_wrongPassword' : undefined;
}

/** The problem with the current password. The console can check only that there is one; the server checks the rest. */
export function currentPasswordProblem(typed: string): 'login_wrongPassword' | undefined {
  return typed === '' ? 'login_wrongPassword' : undefined;
}

/** The problem with a typed code of an app, or recovery code; blanks and hyphens may group it. */
export function codeProblem(typed: string): 'secondFactorCode' | undefined {
  return /^(\d{6}|[a-z2-7]{10})$/i.test(typed.replace(/[\s-]/g, '')) ? undefined : 'secondFactorCode';
}

/** The problem with the repetition of a new password; undefined if both are equal. */
export function repetitionProblem(typed: string, password: string): 'login_passwordsDontMatch' | undefined {
  return typed === password ? undefined : 'login_passwordsDontMatch';
}
