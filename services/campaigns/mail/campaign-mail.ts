import { type CampaignSection, campaignSubjects } from '../../../contracts/campaigns/vocabulary.js';
import type { CardNights } from '../../../contracts/memberships/queries.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import type { Mail } from '../../platform/mail/mail-port.js';
import { mailText } from '../../platform/mail/mail-html.js';
import { Figures } from '../../platform/words/figures.js';
import { wordsOf } from '../../platform/words/words-of.js';
import { campaignHtml } from './campaign-html.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

export const catalogues = { en, fr, de, es, it } satisfies Record<Language, object>;

const words = wordsOf(catalogues);

export type AudienceColumn = keyof typeof en.columns;

export function audienceTitle(language: Language, column: AudienceColumn): string {
  return words(language)(`columns.${column}`);
}

export interface CampaignMail {
  readonly section: CampaignSection;
  readonly language: Language;
  /** First name; empty if unknown. */
  readonly name: string;
  /** The boat's name; empty if it has none. */
  readonly boat: string;
  readonly marina: string;
  readonly association: string;
  /** Lines at the foot of the mail. */
  readonly foot: readonly string[];
  /** Only for MARINA_TRAFFIC. */
  readonly card: CardNights | null;
  /** Where the button leads; null: the mail asks for an answer instead. */
  readonly link: string | null;
  /** The page on which the reader unsubscribes. */
  readonly unsubscribe: string;
}

/** Subject and bodies of a section's mail. */
export function campaignMail(mail: CampaignMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { section, language, name, marina, association, foot, card, link } = mail;
  const t = words(language);
  const key = campaignSubjects[section];
  const until = card === null ? '' : longDate(language, card.expires_on);
  const facts = {
    marina,
    boat: mail.boat === '' ? t('your_boat') : mail.boat,
    card: card?.card_number ?? '',
    count: card?.nights_left ?? 0,
    until,
  };
  const subject = t(`${key}.subject`, facts).replace(/\s+/g, ' ');
  const title = t(`${key}.title`, facts);
  const paragraphs = [
    name === '' ? t('greeting_nameless') : t('greeting', { name }),
    t(`${key}.intro`, facts),
    t(`${key}.more`, facts),
    ...(link === null ? [t('write')] : []),
  ];
  const button = link === null ? null : { words: t(`${key}.button`), link, introduction: t('other') };
  const closing = t('your_harbour', { marina });
  const [why, stop] = [t('why', { marina }), t('stop')];
  const unsubscribe = { words: t('unsubscribe'), link: mail.unsubscribe };
  const plain = [
    ...paragraphs,
    ...(button === null ? [] : [`${button.words}:\n${button.link}`]),
    closing,
    `${why} ${stop}\n${unsubscribe.words}: ${unsubscribe.link}`,
  ];
  return {
    subject,
    text: mailText({ name: marina, foot }, plain),
    html: campaignHtml({
      language,
      marina,
      association,
      foot,
      title,
      paragraphs,
      button,
      closing,
      why,
      stop,
      unsubscribe,
    }),
  };
}

function longDate(language: Language, date: string): string {
  return new Figures(language, 'UTC').date(date);
}
