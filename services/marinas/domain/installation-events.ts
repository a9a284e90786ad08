import * as z from 'zod';
import { logoPlace } from '../../../contracts/marinas/association.js';
import { installationOffer, legalTextForm, legalTextKind } from '../../../contracts/marinas/configuration.js';
import { LOGO_TYPES } from '../../../contracts/marinas/vocabulary.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';

const logo = z.object({
  file_id: z.string(),
  name: z.string(),
  content_type: z.enum(LOGO_TYPES),
  size_bytes: z.number(),
  at: z.string(),
});
export type StoredLogo = z.output<typeof logo>;

export const installationEvents = defineEvents({
  InstallationOfferSet: { version: 1, data: z.object({ offer: installationOffer }) },
  LegalTextPublished: {
    version: 1,
    data: z.object({ kind: legalTextKind, language, text: legalTextForm, at: z.string() }),
  },
  /** `replaced` is the file of the logo before, which is deleted. */
  AssociationLogoSet: { version: 1, data: logoPlace.extend({ logo, replaced: z.string().nullable() }) },
  AssociationLogoRemoved: { version: 1, data: logoPlace.extend({ replaced: z.string() }) },
});
export type InstallationEvent = EventsOf<typeof installationEvents>;
