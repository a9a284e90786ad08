import type { ClosureReason } from '../../../contracts/berths/vocabulary.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { mailHtml, mailText, paragraph } from '../../platform/mail/mail-html.js';
import type { Mail } from '../../platform/mail/mail-port.js';
import { Figures } from '../../platform/words/figures.js';
import type { ClosedOutNews } from '../domain/closure-news.js';
import { wordsOf } from '../../platform/words/words-of.js';
import { catalogues } from './absence-inquiry-mail.js';

const words = wordsOf(catalogues);

export interface ClosureMail {
  readonly language: Language;
  /** First name; empty if unknown. */
  readonly name: string;
  /** The boat's name; empty if it has none. */
  readonly boat: string;
  /** The berth that closes, pier and number. */
  readonly from: string;
  readonly start: string;
  readonly end: string | null;
  readonly reason: ClosureReason;
  /** What staff wrote about it; empty: nothing. */
  readonly said: string;
  readonly news: ClosedOutNews;
  readonly marina: string;
  /** Lines at the foot of the mail. */
  readonly foot: readonly string[];
}

/** Subject and bodies of the mail about a berth that closes. */
export function closureMail(mail: ClosureMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, name, from, start, end, reason, said, news, marina, foot } = mail;
  const t = words(language);
  const date = (day: string) => new Figures(language, 'UTC').date(day);
  const boat = mail.boat === '' ? t('closure_your_boat') : mail.boat;
  const why = { from, start: date(start), reason: t(`closure_reason_${reason}`) };
  const intro = end === null ? t('closure_intro_open', why) : t('closure_intro', { ...why, end: date(end) });
  const { subject, lines } = told(t, news, { boat, from, date });
  const greeting = name === '' ? t('greeting_nameless') : t('greeting', { name });
  const about = news.kind === 'BACK' ? [] : [intro, ...(said === '' ? [] : [said])];
  const parts = [greeting, ...about, ...lines, t('closing', { marina })];
  const sender = { name: marina, foot };
  return {
    subject: subject.replace(/\s+/g, ' '),
    text: mailText(sender, parts),
    html: mailHtml(language, sender, parts.map(paragraph)),
  };
}

function told(
  t: ReturnType<typeof words>,
  news: ClosedOutNews,
  { boat, from, date }: { boat: string; from: string; date: (day: string) => string },
): { subject: string; lines: string[] } {
  switch (news.kind) {
    case 'MOVED': {
      const { to } = news;
      const moved = { boat, to, since: date(news.since), until: date(news.until) };
      return { subject: t('closure_subject_moved', { boat, from, to }), lines: [t('closure_moved', moved)] };
    }
    case 'MOVED_HOLDER': {
      const { to, until } = news;
      const moved = { boat, to, since: date(news.since) };
      const line =
        until === null
          ? t('closure_moved_holder_open', moved)
          : t('closure_moved_holder', { ...moved, from, until: date(until) });
      return { subject: t('closure_subject_moved', { boat, from, to }), lines: [line] };
    }
    case 'LOST':
      return { subject: t('closure_subject_lost', { boat, from }), lines: [t('closure_lost', { boat })] };
    case 'STAYS':
      return { subject: t('closure_subject_stays', { boat, from }), lines: [t('closure_stays', { boat, from })] };
    case 'BACK': {
      const { to } = news;
      return { subject: t('closure_subject_back', { boat, to }), lines: [t('closure_back', { boat, to })] };
    }
  }
}
