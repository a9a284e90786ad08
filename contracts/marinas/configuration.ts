import * as z from 'zod';
import { requiredLine, requiredParagraph } from '../vocabulary/text.js';
import { amenities, associationCodes, legalTextKinds } from './vocabulary.js';

export const legalTextKind = z.enum(legalTextKinds, 'unknownKind');

const section = z.strictObject({
  title: requiredLine(200, 'sectionTitleRequired'),
  paragraphs: z.array(requiredParagraph(4000, 'paragraphRequired')).min(1, 'paragraphRequired').max(40, 'tooMany'),
});

/** A legal text as administrators write it; its sections are numbered from 1 in their order. */
export const legalTextForm = z.strictObject({
  title: requiredLine(200, 'legalTitleRequired'),
  sections: z.array(section).min(1, 'sectionRequired').max(60, 'tooMany'),
});
export type LegalTextForm = z.output<typeof legalTextForm>;

/** What the installation offers its marinas (spec 3 §3). */
export const installationOffer = z.strictObject({
  /** The names of the associations, by code. */
  associations: z.strictObject(
    Object.fromEntries(associationCodes.map((code) => [code, requiredLine(80, 'associationNameRequired')])) as Record<
      (typeof associationCodes)[number],
      ReturnType<typeof requiredLine>
    >,
  ),
  amenities: z.array(z.enum(amenities)).min(1, 'amenityRequired').max(amenities.length, 'tooMany'),
});
export type InstallationOffer = z.output<typeof installationOffer>;
