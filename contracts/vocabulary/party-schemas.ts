import * as z from 'zod';
import { MOST_ABOARD, OLDEST_CHILD, personsAboard } from './party.js';

/** Each field aborts, so that the sum is not refused a second time. */
const persons = z
  .number('personsInvalid')
  .int({ error: 'personsInvalid', abort: true })
  .min(0, { error: 'personsInvalid', abort: true })
  .max(MOST_ABOARD, { error: 'tooManyAboard', abort: true });

const age = z
  .number('childAgeInvalid')
  .int({ error: 'childAgeInvalid', abort: true })
  .min(0, { error: 'childAgeInvalid', abort: true })
  .max(OLDEST_CHILD, { error: 'childAgeInvalid', abort: true });

/**
 * Who is aboard: 1 to 199 persons, children by their ages of 0 to 17 years. Codes: `personsInvalid`, `childAgeInvalid`,
 * `nobodyAboard` and `tooManyAboard`; the sum of all is a matter of `adults`.
 */
export const party = z
  .strictObject({
    adults: persons,
    children: z.array(age, 'childAgeInvalid').max(MOST_ABOARD, 'tooManyAboard').default([]),
    crew: persons.default(0),
  })
  .refine((all) => personsAboard(all) >= 1, { path: ['adults'], error: 'nobodyAboard' })
  .refine((all) => personsAboard(all) <= MOST_ABOARD, { path: ['adults'], error: 'tooManyAboard' });
