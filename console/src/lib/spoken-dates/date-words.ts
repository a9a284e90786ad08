import { type Language, languages } from '../../../../contracts/vocabulary/languages.js';

/** Words of spoken dates in one language, without accents and capitals. */
interface DateWords {
  /** From Monday. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly today: readonly string[];
  readonly tomorrow: readonly string[];
  /** Between two days, and before the last day of a stay that begins today. */
  readonly until: readonly string[];
  readonly nights: readonly string[];
  readonly weeks: readonly string[];
  /** Words that change nothing: articles, prepositions. */
  readonly beside: readonly string[];
}

const words: Readonly<Record<Language, DateWords>> = {
  en: {
    weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    months: split('january february march april may june july august september october november december'),
    today: ['today', 'tonight'],
    tomorrow: ['tomorrow'],
    until: ['to', 'until', 'till', 'through'],
    nights: ['n', 'night', 'nights'],
    weeks: ['w', 'week', 'weeks'],
    beside: ['from', 'for', 'on', 'of', 'the', 'next', 'st', 'nd', 'rd', 'th'],
  },
  fr: {
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    months: split('janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'),
    today: ['aujourd hui', 'ce soir', 'cette nuit'],
    tomorrow: ['demain'],
    until: ['au', 'a', 'jusqu'],
    nights: ['n', 'nuit', 'nuits'],
    weeks: ['s', 'sem', 'semaine', 'semaines'],
    beside: ['du', 'de', 'des', 'le', 'pour', 'er'],
  },
  de: {
    weekdays: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'],
    months: split('januar februar marz april mai juni juli august september oktober november dezember'),
    today: ['heute nacht', 'heute'],
    tomorrow: ['morgen'],
    until: ['bis', 'zum'],
    nights: ['n', 'nacht', 'nachte', 'naechte'],
    weeks: ['w', 'woche', 'wochen'],
    beside: ['vom', 'von', 'ab', 'am', 'den', 'dem', 'fur'],
  },
  es: {
    weekdays: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'],
    months: split('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    today: ['hoy', 'esta noche'],
    tomorrow: ['manana'],
    until: ['a', 'al', 'hasta'],
    nights: ['n', 'noche', 'noches'],
    weeks: ['s', 'sem', 'semana', 'semanas'],
    beside: ['del', 'de', 'desde', 'el', 'por'],
  },
  it: {
    weekdays: ['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato', 'domenica'],
    months: split('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
    today: ['oggi', 'stasera', 'stanotte'],
    tomorrow: ['domani'],
    until: ['a', 'al', 'fino'],
    nights: ['n', 'notte', 'notti'],
    weeks: ['s', 'sett', 'settimana', 'settimane'],
    beside: ['dal', 'da', 'di', 'il', 'per'],
  },
};

function split(names: string): string[] {
  return names.split(' ');
}

/** The place of the only name that begins so, from 0; null: none does, or several do. */
function placeIn(names: readonly string[], word: string, fewest: number): number | null {
  if (word.length < fewest) return null;
  const found = names.flatMap((name, place) => (name.startsWith(word) ? [place] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

type WordList = Exclude<keyof DateWords, 'weekdays' | 'months'>;

/** Looks words up in the language of the screen first, then in the others: a caller's words are typed as they are heard. */
export function dateWordsFor(language: Language) {
  const order = [words[language], ...languages.filter((other) => other !== language).map((other) => words[other])];
  const firstIn = (look: (known: DateWords) => number | null): number | null => {
    for (const known of order) {
      const place = look(known);
      if (place !== null) return place;
    }
    return null;
  };
  return {
    /** From 1, Monday, to 7. */
    weekdayOf: (word: string): number | null => {
      const place = firstIn(({ weekdays }) => placeIn(weekdays, word, 2));
      return place === null ? null : place + 1;
    },
    /** From 1 to 12. */
    monthOf: (word: string): number | null => {
      const place = firstIn(({ months }) => placeIn(months, word, 3));
      return place === null ? null : place + 1;
    },
    /** All words of a list in every language, the longest first. */
    all: (list: WordList): string[] =>
      [...new Set(order.flatMap((known) => known[list]))].toSorted((one, other) => other.length - one.length),
  };
}

export type DateWordsOfLanguage = ReturnType<typeof dateWordsFor>;
