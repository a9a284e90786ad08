import * as z from 'zod';
import { language } from '../vocabulary/languages-schemas.js';
import { callSchemas } from '../vocabulary/route.js';

/** A legal text in one language; its sections are numbered from 1 in their order. */
const legalText = z.object({
  title: z.string(),
  sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
});
export type LegalText = z.output<typeof legalText>;

const inLanguages = z.partialRecord(language, legalText);

const publicMarina = z.object({
  code: z.string(),
  name: z.string(),
  country: z.string(),
  association_code: z.string().nullable(),
});

const publicData = z.object({
  terms_of_service: inLanguages,
  terms_of_service_marinas: inLanguages,
  privacy_policy: inLanguages,
  cookie_policy: inLanguages,
  /** ISO 3166 codes of all countries. */
  countries: z.array(z.string()),
  amenities: z.array(z.string()),
  /** Codes, and the names that administrators gave them. */
  associations: z.array(z.string()),
  associationNames: z.record(z.string(), z.string()),
  /** Countries that have a marina here. */
  marinasCountries: z.array(z.string()),
  marinas: z.array(publicMarina),
});
export type PublicData = z.output<typeof publicData>;

const text = { title: 'Terms of service', sections: [{ title: 'Age', paragraphs: ['You must be 18 or older.'] }] };

export const publicSchemas = {
  data: callSchemas({
    summary: 'Legal texts, codes and marinas that anybody may read',
    body: z.strictObject({ language: z.union([z.literal('all'), language]).default('all') }),
    answer: publicData,
    rate: 'public',
    example: {
      body: { language: 'en' },
      answer: {
        terms_of_service: { en: text },
        terms_of_service_marinas: { en: text },
        privacy_policy: { en: text },
        cookie_policy: { en: text },
        countries: ['FR', 'GB'],
        amenities: ['SHOWERS'],
        associations: ['TEM'],
        associationNames: { TEM: 'TEM' },
        marinasCountries: ['FR'],
        marinas: [{ code: 'STMAUR', name: 'Port Saint-Maurice', country: 'FR', association_code: 'TEM' }],
      },
    },
  }),
};
