import * as z from 'zod';
import { chatFlows } from '../../../contracts/messages/vocabulary.js';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';

const wording = {
  name: z.string(),
  about: z.enum(chatFlows).optional(),
  texts: z.partialRecord(language, z.string()),
  at: instant,
};

/** Facts of a template for messages (`messagetemplate-<id>`). It has placeholders instead of personal data. */
export const templateEvents = defineEvents({
  MessageTemplateCreated: { version: 1, data: z.object({ marina_id: z.string(), ...wording }) },
  MessageTemplateChanged: { version: 1, data: z.object(wording) },
  MessageTemplateDeleted: { version: 1, data: z.object({ at: instant }) },
});
export type TemplateEvent = EventsOf<typeof templateEvents>;
