import * as z from 'zod';

/** Interface and mail languages; the first is the default and the fallback. */
export const languages = ['en', 'fr', 'de', 'es', 'it'] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;
