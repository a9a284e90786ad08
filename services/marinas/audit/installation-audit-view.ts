import { amenities, associationCodes, legalTextKinds, logoSchemes } from '../../../contracts/marinas/vocabulary.js';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { list, text, word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, FoldedView } from '../../platform/audit-trail/audit-views.js';
import { evolve, initial, type InstallationState, logoOf, versionsOf } from '../domain/installation.js';
import type { InstallationEvent } from '../domain/installation-events.js';

const associations = associationCodes.map((code) => `association_${code}` as const);
const logos = associationCodes.map((code) => `logos_${code}` as const);
type Field =
  (typeof associations)[number] | (typeof logos)[number] | 'offered_amenities' | (typeof legalTextKinds)[number];

/**
 * How the history shows the configuration of the installation: of each legal text, the versions by language, and of each
 * association, the files of its logos.
 */
export const installationAuditView: FoldedView<InstallationState, InstallationEvent, Field> = {
  kind: 'installation',
  events: {
    InstallationOfferSet: 'settings',
    LegalTextPublished: 'settings',
    AssociationLogoSet: 'settings',
    AssociationLogoRemoved: 'settings',
  },
  fields: [...associations, ...logos, 'offered_amenities', ...legalTextKinds],
  sets: { amenity: amenities },
  initial,
  evolve,
  facts: (state) => [
    ...associationCodes.map((code): AuditFact<Field> => ({
      field: `association_${code}`,
      value: text(state.offer.associations[code]),
    })),
    ...associationCodes.map((association): AuditFact<Field> => ({
      field: `logos_${association}`,
      value: list(logoSchemes.flatMap((scheme) => text(logoOf(state, { association, scheme })?.name ?? null) ?? [])),
    })),
    { field: 'offered_amenities', value: list(state.offer.amenities.map((code) => word('amenity', code))) },
    ...legalTextKinds.map((kind): AuditFact<Field> => ({
      field: kind,
      value: list(
        languages.flatMap((language) => {
          const { length } = versionsOf(state, kind, language);
          return length === 0 ? [] : [text(`${language} ${length}`)];
        }),
      ),
    })),
  ],
  label: () => null,
};
