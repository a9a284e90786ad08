import type { Language } from '../../../contracts/vocabulary/languages.js';
import {
  button,
  escaped,
  largeFacts,
  mailHtml,
  type MailSender,
  mailText,
  paragraph,
  plainLink,
} from '../../platform/mail/mail-html.js';

/** The texts of a mail by their place in the layout, not escaped yet. */
export interface Letter {
  readonly language: Language;
  readonly greeting: string;
  readonly intro: string;
  readonly sender: MailSender;
  /** HTML shows the large ones in a box of their own. */
  readonly facts: readonly { readonly label: string; readonly value: string; readonly large: boolean }[];
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
    facts.map(({ label, value }) => letter.line(label, value)).join('\n'),
    ...(message === null ? [] : [`${message.heading}\n${message.text}`]),
    ...(note === null ? [] : [note]),
    letter.line(action, link),
    closing,
  ];
  return mailText(letter.sender, parts);
}

export function htmlOf(letter: Letter): string {
  const { language, sender, greeting, intro, facts, message, note, action, link, fallback, closing } = letter;
  const small = facts.filter(({ large }) => !large);
  return mailHtml(language, sender, [
    paragraph(greeting),
    paragraph(intro),
    largeFacts(facts.filter(({ large }) => large).map(({ label, value }) => [label, value] as const)),
    '<table style="margin:0 0 16px;border-collapse:collapse">',
    ...small.map(({ label, value }) => `<tr>${cell('th', label)}${cell('td', value)}</tr>`),
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
