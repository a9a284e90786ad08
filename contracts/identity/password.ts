import * as z from 'zod';

export const PASSWORD_MIN = 6;
export const KNOWN_PASSWORD_MIN = 4;
/** A limit on the cost of hashing: no one types longer passwords. */
export const PASSWORD_MAX = 200;

/** A password, neither trimmed nor changed. */
export const password = z
  .string('login_atLeast6')
  .min(PASSWORD_MIN, { error: 'login_atLeast6', abort: true })
  .max(PASSWORD_MAX, 'tooLong')
  .meta({ format: 'password', examples: ['fairwinds-42'] });

/**
 * A password that exists already: the old system took four characters (spec 3 §5), and whoever comes over signs in with
 * what they have.
 */
export const knownPassword = z
  .string('login_atLeast6')
  .min(KNOWN_PASSWORD_MIN, { error: 'login_atLeast6', abort: true })
  .max(PASSWORD_MAX, 'tooLong')
  .meta({ format: 'password', examples: ['fairwinds-42'] });

/** The one-time token of a mailed link; also taken as the old password in the session that it opened. */
export const loginToken = z.string('loginTokenRequired').min(1, 'loginTokenRequired').max(300, 'tooLong');
