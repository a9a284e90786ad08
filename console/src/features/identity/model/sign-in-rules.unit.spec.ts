import { describe, expect, it } from '@jest/globals';
import { knownPassword, password } from '../../../../../contracts/identity/password.js';
import { email } from '../../../../../contracts/vocabulary/person.js';
import {
  currentPasswordProblem,
  emailProblem,
  passwordProblem,
  repetitionProblem,
  signInPasswordProblem,
} from './sign-in-rules.js';

const firstCode = (result: ReturnType<typeof email.safeParse>): string | undefined => result.error?.issues[0]?.message;

describe('an email address as typed', () => {
  const cases: [string, string | undefined][] = [
    ['', 'emailRequired'],
    ['   ', 'emailRequired'],
    ['hanna@example.org', undefined],
    ['  Hanna.L+desk@Example.Co.UK  ', undefined],
    ["o'neill@example.org", undefined],
    ['hanna', 'emailInvalid'],
    ['hanna@example', 'emailInvalid'],
    ['hanna @example.org', 'emailInvalid'],
    ['.hanna@example.org', 'emailInvalid'],
    ['han..na@example.org', 'emailInvalid'],
    ['hanna.@example.org', 'emailInvalid'],
    ['hanna@-example.org', 'emailInvalid'],
    [`${'x'.repeat(250)}@example.org`, 'emailInvalid'],
  ];
  it.each(cases)('%s: %s, and the contract says the same', (typed, expected) => {
    expect(emailProblem(typed)).toBe(expected);
    expect(firstCode(email.safeParse(typed))).toBe(expected);
  });
});

describe('a password as typed', () => {
  it.each([
    ['', 'login_atLeast6'],
    ['fairs', 'login_atLeast6'],
    ['fairsw', undefined],
    ['      ', undefined],
  ])('"%s": %s, and the contract says the same', (typed, expected) => {
    expect(passwordProblem(typed)).toBe(expected);
    expect(firstCode(password.safeParse(typed))).toBe(expected);
  });

  it('of a sign-in is wrong where no account has one so short, and needs no more', () => {
    for (const typed of ['', 'tid', 'tide']) {
      expect(signInPasswordProblem(typed) === undefined).toBe(knownPassword.safeParse(typed).success);
    }
    expect(signInPasswordProblem('tid')).toBe('login_wrongPassword');
  });

  it('has to be the current one, of any length', () => {
    expect(currentPasswordProblem('')).toBe('login_wrongPassword');
    expect(currentPasswordProblem('x')).toBeUndefined();
  });

  it('has to be repeated exactly', () => {
    expect(repetitionProblem('fair-winds', 'fair-winds')).toBeUndefined();
    expect(repetitionProblem('Fair-winds', 'fair-winds')).toBe('login_passwordsDontMatch');
  });
});
