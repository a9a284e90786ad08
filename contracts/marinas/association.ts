import * as z from 'zod';
import { associationCodes, logoSchemes } from './vocabulary.js';

/** Which logo: of this association, for a light or a dark ground. */
export const logoPlace = z.strictObject({ association: z.enum(associationCodes), scheme: z.enum(logoSchemes) });
export type LogoPlace = z.output<typeof logoPlace>;

/** Relative addresses of the logos, which anybody may read; null: there is none. */
export const associationLogos = z.object({ light: z.string().nullable(), dark: z.string().nullable() });
export type AssociationLogos = z.output<typeof associationLogos>;

/** The association whose name and logo a user sees. */
export const shownAssociation = z.object({
  code: z.enum(associationCodes),
  name: z.string(),
  logos: associationLogos,
});
export type ShownAssociation = z.output<typeof shownAssociation>;
