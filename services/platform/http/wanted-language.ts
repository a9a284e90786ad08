import Negotiator from 'negotiator';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';

/** The first supported language of `Accept-Language` (RFC 9110 §12.5.4), or null when it names none. */
export function wantedLanguage(accepted: string | undefined): Language | null {
  if (accepted === undefined) return null;
  const tags = new Negotiator({ headers: { 'accept-language': accepted } }).languages();
  const wanted = tags.map((tag) => language.safeParse(tag.split('-', 1)[0]?.toLowerCase()));
  return wanted.find(({ success }) => success)?.data ?? null;
}
