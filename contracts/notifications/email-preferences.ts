import * as z from 'zod';
import { emailChoices, notificationSubjects } from './vocabulary.js';

export const emailChoice = z.enum(emailChoices, 'unknownChoice');

/** When notifications about each subject come by email. */
export const emailPreferences = z.strictObject({
  RESERVATION: emailChoice,
  MEMBERSHIP: emailChoice,
  ABSENCE_REPORT: emailChoice,
  HOME_MARINA_VERIFICATION: emailChoice,
});
export type EmailPreferences = z.infer<typeof emailPreferences>;

/** What holds until somebody chooses. */
export const noEmails = Object.fromEntries(
  notificationSubjects.map((subject) => [subject, 'NEVER']),
) as unknown as EmailPreferences;
