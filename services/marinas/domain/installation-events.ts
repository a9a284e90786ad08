import * as z from 'zod';
import { installationOffer, legalTextForm, legalTextKind } from '../../../contracts/marinas/configuration.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';

export const installationEvents = defineEvents({
  InstallationOfferSet: { version: 1, data: z.object({ offer: installationOffer }) },
  LegalTextPublished: {
    version: 1,
    data: z.object({ kind: legalTextKind, language, text: legalTextForm, at: z.string() }),
  },
});
export type InstallationEvent = EventsOf<typeof installationEvents>;
