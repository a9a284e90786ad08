import type { Language } from '../../../contracts/vocabulary/languages.js';
import { button, escaped, mailHtml, paragraph, plainLink } from '../../platform/mail/mail-html.js';

/** The texts of a mail by their place in the layout, not escaped yet. */
export interface Letter {
  readonly language: Language;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** A label and its value on one line, punctuated as the language does. */
  line(label: string, value: string): string;
  readonly message: { readonly heading: string; readonly text: string } | null;
  readonly note: string | null;
  readonly action: string;
  readonly link: string;
  /** Introduces the plain link for readers whose button does not work. */
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
  return mailHtml(language, [
    paragraph(greeting),
    paragraph(intro),
    '<table style="border-collapse:collapse">',
    ...facts.map(([label, value]) => `<tr>${cell('th', label)}${cell('td', value)}</tr>`),
    '</table>',
    ...(message === null ? [] : [paragraph(message.heading), quotation(message.text)]),
    ...(note === null ? [] : [paragraph(note)]),
    button(action, link),
    plainLink(fallback, link),
    paragraph(closing),
  ]);
}

const QUOTATION = 'margin:0 0 16px;padding-left:12px;border-left:3px solid #0b4f6c;white-space:pre-line';
const CELLS = {
  th: 'padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-weight:normal;color:#555555',
  td: 'padding:2px 0;vertical-align:top',
};

function cell(kind: 'th' | 'td', text: string): string {
  return `<${kind} style="${CELLS[kind]}">${escaped(text)}</${kind}>`;
}

function quotation(text: string): string {
  return `<blockquote style="${QUOTATION}">${escaped(text)}</blockquote>`;
}
