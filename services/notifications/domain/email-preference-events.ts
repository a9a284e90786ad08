import * as z from 'zod';
import { emailPreferences } from '../../../contracts/notifications/email-preferences.js';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

/** Facts of the stream of one user's preferences (`emailpreference-<user id>`). */
export const emailPreferenceEvents = defineEvents({
  EmailPreferencesSet: {
    version: 1,
    data: z.object({ user_id: z.string(), preferences: emailPreferences, at: instant }),
  },
});
export type EmailPreferenceEvent = EventsOf<typeof emailPreferenceEvents>;
