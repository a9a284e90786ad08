/** Lines that introduce the quoted mail, in the languages of the product; mail programs wrap them. */
const INTRODUCTIONS = [
  /^On\b.{4,300}\bwrote\s?:$/,
  /^Am\b.{4,300}\bschrieb\b.{0,200}:$/,
  /^Le\b.{4,300}\ba écrit\s?:$/,
  /^El\b.{4,300}\bescribió\s?:$/,
  /^Il\b.{4,300}\bha scritto\s?:$/,
  // The classes for addresses exclude `<`, `@` and `>`. With `\S`, a line of these signs took minutes to search.
  /^.{4,300}<[^\s<>@]+@[^\s<>@]+>\s(?:wrote|schrieb|a écrit|escribió|ha scritto)\s?:$/,
  /^\d{4}-\d\d-\d\d\b.{0,200}<[^\s<>@]+@[^\s<>@]+>\s?:$/,
];
/** Lines over which an introduction may be wrapped, and their characters. */
const INTRODUCTION_LINES = 4;
const INTRODUCTION_MAX = 1_000;

const ORIGINAL =
  /^-{2,}\s?(?:Original Message|Original Appointment|Ursprüngliche Nachricht|Originalnachricht|Message d['’]origine|Message original|Mensaje original|Messaggio originale)\s?-{2,}$/i;

/** The header of the quoted mail, as Outlook puts it above the text: its first line, and the one below that has a date. */
const HEADER_FROM = /^(?:From|Von|De|Da)\s?:\s?\S/;
const HEADER_DATE = /^(?:Sent|Date|Gesendet|Datum|Envoyé|Enviado|Enviado el|Fecha|Inviato|Data)\s?:\s?\S/;
const HEADER_LINES = 5;

const SIGNATURE = /^-- ?$/;
/** Lines that phones and Outlook add below a text. */
const ADVERTISEMENT =
  /^(?:Sent from (?:my|Outlook|Mail|Yahoo)\b|Get Outlook for\b|Sent with\b|Von meinem .{1,60} gesendet|Gesendet (?:mit|von)\b|Diese Nachricht wurde von meinem\b|Outlook für .{1,30} (?:beziehen|herunterladen|abrufen)|Envoyé (?:de mon|depuis|à partir de)\b|(?:Obtenir|Obtenez|Télécharger) Outlook\b|Enviado (?:desde|de mi)\b|(?:Obtener|Descargar|Obtén) Outlook\b|Inviato da(?:l|lla)?\b|(?:Ottieni|Scarica|Ottenere) Outlook\b)/i;
const RULE = /^[_\-=*\s]{5,}$/;

/**
 * The sender's own text of a reply, without the quoted mail and the signature. Empty if nothing is left. Only the
 * known marks of mail programs are removed, so a text in an unknown form is kept whole.
 */
export function replyText(mail: string): string {
  const lines = mail
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g, '')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd());
  const own = withoutEnd(withoutQuotation(lines));
  return own
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Answers between the lines of a quotation are kept, so an introduction ends the text only if the lines below are not
 * marked as quoted.
 */
function withoutQuotation(lines: readonly string[]): string[] {
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (SIGNATURE.test(line) || ORIGINAL.test(plain(line)) || beginsHeader(lines, at)) break;
    const introduction = introductionAt(lines, at);
    if (introduction > 0) {
      const below = lines.slice(at + introduction).find((one) => one !== '');
      if (below?.startsWith('>') !== true) break;
      at += introduction - 1;
    } else if (!line.startsWith('>')) {
      own.push(line);
    }
  }
  return own;
}

/** The number of lines of an introduction that begins here; 0: none does. */
function introductionAt(lines: readonly string[], at: number): number {
  let joined = '';
  for (let count = 1; count <= INTRODUCTION_LINES; count += 1) {
    const line = plain(lines[at + count - 1] ?? '');
    if (line === '') return 0;
    joined = joined === '' ? line : `${joined} ${line}`;
    if (joined.length > INTRODUCTION_MAX) return 0;
    if (INTRODUCTIONS.some((introduction) => introduction.test(joined))) return count;
  }
  return 0;
}

function beginsHeader(lines: readonly string[], at: number): boolean {
  const line = plain(lines[at] ?? '');
  if (!HEADER_FROM.test(line)) return false;
  return lines.slice(at + 1, at + 1 + HEADER_LINES).some((next) => HEADER_DATE.test(plain(next)));
}

/** A line without the asterisks by which mail programs show bold letters in plain text. */
function plain(line: string): string {
  return line.replaceAll('*', '').trim();
}

function withoutEnd(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line !== '' && !RULE.test(line) && !ADVERTISEMENT.test(line));
  return lines.slice(0, last + 1);
}

/** The text in parts of at most `most` characters, divided between paragraphs, lines or words where that is possible. */
export function partsOf(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const piece = rest.slice(0, most);
    const end = [piece.lastIndexOf('\n\n'), piece.lastIndexOf('\n'), piece.lastIndexOf(' ')].find(
      (one) => one > most / 2,
    );
    parts.push(rest.slice(0, end ?? most).trim());
    rest = rest.slice(end ?? most).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}
