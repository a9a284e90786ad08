import * as z from 'zod';

/** Six digits of an app (RFC 6238), or a recovery code; blanks and hyphens may group them. */
export const secondFactorCode = z
  .string('secondFactorCode')
  .max(40, 'secondFactorCode')
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[a-z2-7]{10})$/, 'secondFactorCode'))
  .meta({ examples: ['287082'] });

/** The user's own password, for actions that ask for it again. */
export const passwordAgain = z.string('passwordMissing').min(1, 'passwordMissing').max(300, 'tooLong');
