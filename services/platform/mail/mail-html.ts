import type { Language } from '../../../contracts/vocabulary/languages.js';

const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:6px;background:#0b4f6c;color:#ffffff;text-decoration:none';

/** A whole mail from parts that are HTML already. */
export function mailHtml(language: Language, parts: readonly string[]): string {
  return [
    `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5">`,
    ...parts,
    '</body></html>',
  ].join('\n');
}

export function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

/** A link that looks like a button. */
export function button(words: string, link: string): string {
  return `<p><a href="${escaped(link)}" style="${BUTTON}">${escaped(words)}</a></p>`;
}

/** The same link as text to copy, for mail programs in which the button does not work. */
export function plainLink(introduction: string, link: string): string {
  return `<p>${escaped(introduction)}<br>${escaped(link)}</p>`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
