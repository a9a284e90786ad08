/** Interface and mail languages; the first is the default and the fallback. */
export const languages = ['en', 'fr', 'de', 'es', 'it'] as const;

export type Language = (typeof languages)[number];
