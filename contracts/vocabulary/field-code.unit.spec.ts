import { expect, it } from '@jest/globals';
import * as z from 'zod';
import { fieldCode } from './field-code.js';

const general = z.strictObject({
  word: z.string().min(3),
  choice: z.enum(['a']),
  mail: z.email(),
  one: z.union([z.number(), z.boolean()]),
  few: z.number().max(3),
  step: z.number().multipleOf(2),
  named: z.string('nameRequired'),
  own: z.string().refine(() => false),
});

it('is the key of the schema, or one of the general codes, and never has its beginning twice', () => {
  const refused = general.safeParse({ choice: 'b', mail: 'x', one: 'x', few: 4, step: 3, word: 'a', own: '' });
  const codes = refused.error?.issues.map((issue) => [issue.path.join('.'), fieldCode(issue)]) ?? [];
  expect(Object.fromEntries(codes)).toEqual({
    word: 'invalid_too_small',
    choice: 'invalid_value',
    mail: 'invalid_format',
    one: 'invalid_union',
    few: 'invalid_too_big',
    step: 'invalid_not_multiple_of',
    named: 'nameRequired',
    own: 'invalid_custom',
  });
});
