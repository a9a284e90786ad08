import type { ReportAnswer } from '../../../contracts/reports/report.js';
import { moneyText } from '../../../contracts/vocabulary/money-text.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { mailHtml, mailText, paragraph } from '../../platform/mail/mail-html.js';
import type { Mail } from '../../platform/mail/mail-port.js';
import { reportWords } from '../words/report-words.js';

export interface ReportMail {
  readonly language: Language;
  /** First name; empty if unknown. */
  readonly name: string;
  /** The name of the saved view. */
  readonly view: string;
  /** Null: all marinas. */
  readonly marina: string | null;
  /** Lines at the foot of the mail; none for all marinas. */
  readonly foot: readonly string[];
  /** `YYYY-MM`. */
  readonly from: string;
  readonly to: string;
  readonly report: ReportAnswer;
}

/** Subject and bodies of the mail that brings a report; the table itself is attached. */
export function reportMail(mail: ReportMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, view, report } = mail;
  const t = reportWords(language);
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const written = (text: string) => month.format(new Date(`${text}-01T00:00:00Z`));
  const place = mail.marina ?? t('mail.all_marinas');
  const sums = sumsOf(report, language);
  const sender = { name: place, foot: mail.foot };
  const parts = [
    t('mail.greeting', { name: mail.name }).replace(/\s+([,:])/g, '$1'),
    t(mail.from === mail.to ? 'mail.intro_of_month' : 'mail.intro', {
      view,
      place,
      from: written(mail.from),
      to: written(mail.to),
    }),
    ...(sums === '' ? [] : [t('mail.sums', { sums })]),
    t('mail.stop'),
  ];
  return {
    subject: t('mail.subject', { title: report.title, name: place }).replace(/\s+/g, ' '),
    text: mailText(sender, parts),
    html: mailHtml(language, sender, parts.map(paragraph)),
  };
}

/** The sums under the table, "Nights 31, Total EUR 1,240.00"; amounts as screens and documents write them. */
function sumsOf({ columns, totals, currency }: ReportAnswer, language: Language): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return columns
    .flatMap(({ kind, label }, at) => {
      const sum = totals[at] ?? null;
      if (sum === null) return [];
      return [`${label} ${kind === 'money' ? moneyText(sum, currency ?? '').trim() : number.format(sum)}`];
    })
    .join(', ');
}
