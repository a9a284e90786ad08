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

export type PartyForm = z.output<typeof party>;

const count = z.number().int();

/** Who is aboard, as answers show it. */
export const shownParty = z.object({
  adults: count,
  /** The age of each child; null: not kept any more, because the stay is over or the boater was erased. */
  children: z.array(count.nullable()),
  crew: count,
  /** The desk has counted the persons; until then they are what the boater said. */
  confirmed: z.boolean(),
});
export type ShownParty = z.output<typeof shownParty>;
