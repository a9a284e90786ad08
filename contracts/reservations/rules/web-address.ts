/**
 * Endings of names of the web that mail programs make links of in any case. Left out are those that names of boats end
 * in as words: `Dr.No`.
 */
const KNOWN_ENDINGS = [
  ...['com', 'net', 'org', 'info', 'biz', 'app', 'dev', 'shop', 'store', 'online', 'site', 'website', 'web', 'page'],
  ...['xyz', 'top', 'club', 'vip', 'pro', 'live', 'link', 'click', 'icu', 'win', 'bid', 'loan', 'work', 'space'],
  ...[
    'tech',
    'cloud',
    'life',
    'world',
    'today',
    'news',
    'blog',
    'bet',
    'casino',
    'poker',
    'sale',
    'deals',
    'zip',
    'mov',
  ],
  ...['eu', 'fr', 'de', 'it', 'es', 'uk', 'ie', 'nl', 'be', 'lu', 'ch', 'at', 'pt', 'dk', 'se', 'fi', 'is', 'pl', 'cz'],
  ...['gr', 'hr', 'si', 'mt', 'cy', 'ee', 'lv', 'lt', 'ro', 'bg', 'hu', 'sk', 'tr', 'me', 'al', 'mc', 'us', 'ca', 'au'],
  ...['nz', 'za', 'br', 'mx', 'jp', 'kr', 'in', 'ru', 'su', 'ua', 'cn', 'hk', 'io', 'co', 'ai', 'cc', 'tv', 'tk', 'ml'],
  ...['ga', 'cf', 'gq', 'ws', 'ly', 'gl', 'gg', 'im', 'pw', 'fm'],
].join('|');

const ADDRESS = [
  /:\/\/|\bwww\./i,
  new RegExp(`[\\p{L}\\d-]{2,}\\.(?:${KNOWN_ENDINGS})(?![\\p{L}\\d-])`, 'iu'),
  new RegExp(`[\\p{L}\\d]\\.(?:${KNOWN_ENDINGS})/`, 'iu'),
  // Any ending in lower case. `Dipl.ing.` is an abbreviation.
  /[\p{L}\d-]{2,}\.\p{Ll}{2,}(?![\p{L}\d.-])/u,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d)/,
];

/** Dots of scripts that mail programs read as dots of an address. */
const OTHER_DOTS = /[。｡．]/g;

/** True: mail programs would make a link of a part of the text, however it is written. */
export function holdsWebAddress(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(OTHER_DOTS, '.')
    .replace(/\p{Cf}/gu, '');
  return ADDRESS.some((address) => address.test(plain));
}
