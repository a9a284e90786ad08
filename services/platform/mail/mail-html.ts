import type { Language } from '../../../contracts/vocabulary/languages.js';

/** The sender as the frame of a mail shows it; plain text. */
export interface MailSender {
  /** The marina's name, or that of the product. */
  readonly name: string;
  /** Code of the marina's association; absent: none is shown. */
  readonly association?: string;
  /** Lines at the foot: address, VHF channel, phone, opening hours. */
  readonly foot: readonly string[];
}

const FONT = 'font-family:Helvetica,Arial,sans-serif';
const BUTTON =
  'display:inline-block;padding:12px 22px;border-radius:6px;background:#0b4f6c;color:#ffffff;text-decoration:none;font-weight:600';
const QUIET = 'margin:0 0 12px;font-size:13px;line-height:1.5;color:#56666d';

/**
 * Mail programs that know the scheme take these colours; the others show the inline ones, or invert them. Every text has
 * a background of its own, so that both stay readable.
 */
const DARK = [
  '.page{background:#0b1a21!important}',
  '.sheet,.sheet td,.sheet th{background:#12262f!important;color:#e6eef1!important}',
  '.sheet .head td{background:#0e2a36!important;color:#ffffff!important}',
  '.sheet td.large{background:#1b3642!important}',
  '.sheet .quiet,.sheet .foot td{color:#a9bac1!important}',
  '.sheet .foot td{border-color:#2b4652!important}',
  '.sheet a{color:#8fd0ea!important}',
  '.sheet a.button{color:#ffffff!important}',
].join('');

/** A whole mail, 600 px wide, from parts that are HTML already. Mail programs keep tables and inline styles only. */
export function mailHtml(language: Language, sender: MailSender, parts: readonly string[]): string {
  const { name, association = '', foot } = sender;
  const head = `padding:18px 24px;background:#0e2a36;color:#ffffff;${FONT}`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(name)}</title><style>@media (prefers-color-scheme:dark){${DARK} }</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:#e9edef;${FONT}">`,
    '<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#e9edef">',
    '<tr><td align="center" style="padding:16px 8px">',
    '<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff">',
    `<tr class="head"><td style="${head};font-size:18px;font-weight:600">${escaped(name)}</td>`,
    `<td align="right" style="${head};font-size:12px">${escaped(association)}</td></tr>`,
    `<tr><td colspan="2" style="padding:24px;background:#ffffff;color:#102a33;${FONT};font-size:16px;line-height:1.5">`,
    ...parts,
    '</td></tr>',
    ...(foot.length === 0 ? [] : [footRow(foot)]),
    '</table></td></tr></table></body></html>',
  ].join('\n');
}

/** The text of a mail: its parts, and the lines at the foot. */
export function mailText({ foot }: MailSender, parts: readonly string[]): string {
  return `${[...parts, ...(foot.length === 0 ? [] : [foot.join('\n')])].join('\n\n')}\n`;
}

export function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escaped(text)}</p>`;
}

/** A title above the paragraphs. */
export function title(text: string): string {
  return `<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3">${escaped(text)}</h1>`;
}

/** Labels with large values for the most important facts, such as the amount and the day to pay by. */
export function largeFacts(facts: readonly (readonly [label: string, value: string])[]): string {
  const lines = facts.map(
    ([label, value]) =>
      `<span class="quiet" style="font-size:13px;color:#56666d">${escaped(label)}</span><br>` +
      `<strong style="font-size:24px;line-height:1.3">${escaped(value)}</strong>`,
  );
  if (lines.length === 0) return '';
  return (
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr>' +
    `<td class="large" style="padding:16px;border-radius:6px;background:#eef4f6;color:#102a33">${lines.join('<br>')}</td></tr></table>`
  );
}

/** A link that looks like a button. */
export function button(words: string, link: string): string {
  return `<p style="margin:0 0 16px"><a class="button" href="${escaped(link)}" style="${BUTTON}">${escaped(words)}</a></p>`;
}

/** The same link as text to copy, for mail programs in which the button does not work. */
export function plainLink(introduction: string, link: string): string {
  // Only the address may break anywhere.
  const address = `<span style="word-break:break-all">${escaped(link)}</span>`;
  return `<p class="quiet" style="${QUIET}">${escaped(introduction)}<br>${address}</p>`;
}

/** A small line, with a link at its end. */
export function quietLine(text: string, words: string, link: string): string {
  return `<p class="quiet" style="${QUIET}">${escaped(text)} <a href="${escaped(link)}" style="color:#0b4f6c">${escaped(words)}</a></p>`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function footRow(lines: readonly string[]): string {
  const style = `padding:16px 24px;border-top:1px solid #d5dde1;background:#ffffff;color:#56666d;${FONT};font-size:13px;line-height:1.6`;
  return `<tr class="foot"><td colspan="2" style="${style}">${lines.map(inParts).join('<br>')}</td></tr>`;
}

/** A line breaks between its parts, and within one only where that is wider than the mail. */
function inParts(line: string): string {
  const parts = line.split(/(?<=·) /);
  if (parts.length === 1) return escaped(line);
  return parts.map((part) => `<span style="display:inline-block">${escaped(part)}</span>`).join(' ');
}
