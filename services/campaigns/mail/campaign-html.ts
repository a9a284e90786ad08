import type { Language } from '../../../contracts/vocabulary/languages.js';
import { button, mailHtml, paragraph, plainLink, quietLine, title } from '../../platform/mail/mail-html.js';

/** The texts of a mail as HTML shows them; each is plain text. */
export interface CampaignPage {
  readonly language: Language;
  readonly marina: string;
  /** Code of the marina's association; empty: none. */
  readonly association: string;
  /** Lines at the foot of the mail. */
  readonly foot: readonly string[];
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Null: the mail has no button. */
  readonly button: { readonly words: string; readonly link: string; readonly introduction: string } | null;
  readonly closing: string;
  readonly why: string;
  readonly stop: string;
  readonly unsubscribe: { readonly words: string; readonly link: string };
}

export function campaignHtml(page: CampaignPage): string {
  const { language, marina, association, foot, why, stop, unsubscribe } = page;
  const link = page.button;
  return mailHtml(language, { name: marina, association, foot }, [
    title(page.title),
    ...page.paragraphs.map(paragraph),
    ...(link === null ? [] : [button(link.words, link.link), plainLink(link.introduction, link.link)]),
    paragraph(page.closing),
    quietLine(`${why} ${stop}`, unsubscribe.words, unsubscribe.link),
  ]);
}
