import type { Language } from '../../../contracts/vocabulary/languages.js';
import { escaped } from '../../platform/mail/mail-html.js';

/** The texts of a mail as HTML shows them; each is plain text. */
export interface CampaignPage {
  readonly language: Language;
  readonly marina: string;
  /** Code of the marina's association; empty: none. */
  readonly association: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Null: the mail has no button. */
  readonly button: { readonly words: string; readonly link: string; readonly introduction: string } | null;
  readonly closing: string;
  readonly why: string;
  readonly stop: string;
  readonly unsubscribe: { readonly words: string; readonly link: string };
}

const BUTTON =
  'display:inline-block;padding:11px 20px;border-radius:6px;background:#0b4f6c;color:#ffffff;text-decoration:none;font-weight:600';
const QUIET = 'margin:0 0 8px;font-size:12px;line-height:1.5;color:#56666d';

/** A whole mail: tables and inline styles only, because mail programs drop others. */
export function campaignHtml(page: CampaignPage): string {
  const { language, marina, association, title, paragraphs, button, closing, why, stop, unsubscribe } = page;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>`,
    '<body style="margin:0;padding:16px;background:#e9edef;font-family:Helvetica,Arial,sans-serif;color:#102a33">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff">',
    `<tr><td style="padding:16px 24px;background:#0e2a36;color:#ffffff;font-weight:600">${escaped(marina)}</td>`,
    `<td align="right" style="padding:16px 24px;background:#0e2a36;color:#ffffff;font-size:12px">${escaped(association)}</td></tr>`,
    '<tr><td colspan="2" style="padding:24px;line-height:1.5;font-size:15px">',
    `<h1 style="margin:0 0 12px;font-size:20px">${escaped(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 12px">${escaped(text)}</p>`),
    ...(button === null
      ? []
      : [
          `<p style="margin:16px 0"><a href="${escaped(button.link)}" style="${BUTTON}">${escaped(button.words)}</a></p>`,
          `<p style="${QUIET};word-break:break-all">${escaped(button.introduction)}<br>${escaped(button.link)}</p>`,
        ]),
    `<p style="margin:0 0 16px">${escaped(closing)}</p>`,
    `<p style="${QUIET}">${escaped(why)} ${escaped(stop)} `,
    `<a href="${escaped(unsubscribe.link)}" style="color:#0b4f6c">${escaped(unsubscribe.words)}</a></p>`,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}
