import type { Language } from '../../../contracts/vocabulary/languages.js';

/** A mail's words in their places; nothing is escaped yet. */
export interface Letter {
  readonly language: Language;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** A label and what belongs to it on one line, as the language punctuates it. */
  line(label: string, value: string): string;
  readonly message: { readonly heading: string; readonly text: string } | null;
  readonly note: string | null;
  readonly action: string;
  readonly link: string;
  /** Introduces the link for those whose button does not work. */
  readonly fallback: string;
  readonly closing: string;
}

export function textOf(letter: Letter): string {
  const { greeting, intro, facts, message, note, action, link, closing } = letter;
  const parts = [
    greeting,
    intro,
    facts.map(([label, value]) => letter.line(label, value)).join('\n'),
    ...(message === null ? [] : [`${message.heading}\n${message.text}`]),
    ...(note === null ? [] : [note]),
    letter.line(action, link),
    closing,
  ];
  return `${parts.join('\n\n')}\n`;
}

export function htmlOf(letter: Letter): string {
  const { language, greeting, intro, facts, message, note, action, link, fallback, closing } = letter;
  return [
    `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5">`,
    paragraph(greeting),
    paragraph(intro),
    '<table style="border-collapse:collapse">',
    ...facts.map(([label, value]) => `<tr>${cell('th', label)}${cell('td', value)}</tr>`),
    '</table>',
    ...(message === null ? [] : [paragraph(message.heading), quotation(message.text)]),
    ...(note === null ? [] : [paragraph(note)]),
    `<p><a href="${escaped(link)}" style="${BUTTON}">${escaped(action)}</a></p>`,
    `<p>${escaped(fallback)}<br>${escaped(link)}</p>`,
    paragraph(closing),
    '</body></html>',
  ].join('\n');
}

const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:6px;background:#0b4f6c;color:#ffffff;text-decoration:none';
const QUOTATION = 'margin:0 0 16px;padding-left:12px;border-left:3px solid #0b4f6c;white-space:pre-line';
const CELLS = {
  th: 'padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-weight:normal;color:#555555',
  td: 'padding:2px 0;vertical-align:top',
};

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

function cell(kind: 'th' | 'td', text: string): string {
  return `<${kind} style="${CELLS[kind]}">${escaped(text)}</${kind}>`;
}

function quotation(text: string): string {
  return `<blockquote style="${QUOTATION}">${escaped(text)}</blockquote>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
