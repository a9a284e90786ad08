import type { MarinaProfile } from '../../../contracts/marinas/profile.js';
import { weekdays } from '../../../contracts/marinas/vocabulary.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { wordsOf } from '../../platform/words/words-of.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

export const catalogues = { en, fr, de, es, it } satisfies Record<Language, typeof en>;

const words = wordsOf(catalogues);

type Hours = MarinaProfile['opening_hours'][number];

/** The lines at the foot of a marina's mails: address, VHF channel and phone, opening hours; without what is unknown. */
export function mailFoot(profile: MarinaProfile, officeEmail: string | null, language: Language): string[] {
  const { vhf_channel: channel, phone, opening_hours } = profile;
  const t = words(language);
  const hours = openingHours(opening_hours, language);
  const lines = [
    postalAddress(profile).join(', '),
    [channel === '' ? '' : t('vhf', { channel }), phone === '' ? '' : t('phone', { phone }), officeEmail ?? '']
      .filter(Boolean)
      .join(' · '),
    hours === '' ? '' : t('hours', { hours }),
  ];
  return lines.filter((line) => line !== '');
}

/** Street, then postal code and city; without what is unknown. */
export function postalAddress({ street, postal_code, city }: MarinaProfile): string[] {
  return [street, [postal_code, city].filter(Boolean).join(' ')].filter(Boolean);
}

/** `Mon–Fri 08:00–18:00, Sat 09:00–12:00`: days in a row with the same hours are written once. */
function openingHours(days: readonly Hours[], language: Language): string {
  const inOrder = weekdays.flatMap((day, at) =>
    days.filter((open) => open.day === day).map((open) => ({ ...open, at })),
  );
  const runs: { from: number; to: number; opens: string; closes: string }[] = [];
  for (const { at, opens, closes } of inOrder) {
    const last = runs.at(-1);
    if (last?.to === at - 1 && last.opens === opens && last.closes === closes) last.to = at;
    else runs.push({ from: at, to: at, opens, closes });
  }
  const name = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { weekday: 'short', timeZone: 'UTC' });
  // 4 January 2027 is a Monday.
  const day = (at: number) => name.format(new Date(Date.UTC(2027, 0, 4 + at)));
  return runs
    .map(({ from, to, opens, closes }) => `${from === to ? day(from) : `${day(from)}–${day(to)}`} ${opens}–${closes}`)
    .join(', ');
}
