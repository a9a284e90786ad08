import type { StepLeft } from '../../../contracts/marinas/rules/cancellation.js';
import type { CancelReason, PaymentPlace } from '../../../contracts/reservations/vocabulary.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import type { Currency } from '../../../contracts/vocabulary/money.js';
import type { Mail } from '../../platform/mail/mail-port.js';
import { wordsOf } from '../../platform/words/words-of.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import { Figures } from '../../platform/words/figures.js';
import type { PrintedLine } from '../../platform/printing/paper.js';
import type { ChangeReason } from '../../../contracts/vocabulary/reservation-words.js';
import type { PricedOffer } from '../domain/events/event-shapes.js';
import { changedInWords } from '../payments/price-lines.js';
import { htmlOf, textOf } from './mail-layout.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';

export const catalogues = { en, fr, de, es, it } satisfies Record<Language, typeof en>;

const words = wordsOf(catalogues);

export type MailKind = keyof typeof en.kinds;

/** What a mail states besides its opening sentence; absent facts are left out. Money in minor units. */
export interface MailFacts {
  readonly stay?: DateRange;
  /** Dates, berth and price before a change. */
  readonly stay_before?: DateRange;
  readonly berth_before?: string;
  readonly price_before?: PricedOffer;
  /** The price after a change, whose lines are compared. */
  readonly price?: PricedOffer;
  readonly change_reason?: Exclude<ChangeReason, 'other'>;
  /** The number of the stay that is one with this one. */
  readonly duplicate?: string;
  /** The name of the group. */
  readonly group?: string;
  /** The boats of a group, each with its price, and with its dates if they are not those of the group. */
  readonly boats?: readonly {
    readonly name: string;
    readonly berth?: string;
    readonly stay?: DateRange;
    readonly total?: number;
  }[];
  /** The boat's name. */
  readonly boat?: string;
  /** Pier and number as staff write it. */
  readonly berth?: string;
  readonly total?: number;
  readonly deposit?: number;
  /** `ORGANISER`: the organiser of the group pays for the boat. */
  readonly payment?: PaymentPlace | 'ORGANISER';
  /** What is left to pay at the marina. */
  readonly rest?: number;
  /** Only for a price that is paid in instalments. */
  readonly first_instalment?: number;
  /** The amount left for later instalments. */
  readonly rest_in_instalments?: number;
  readonly due?: { readonly amount: number; readonly for: 'DEPOSIT' | 'TOTAL' | 'INSTALMENT' };
  /** UTC instant. */
  readonly pay_by?: string;
  /** The day of an arrival that precedes the deadline. */
  readonly pay_after_arrival?: string;
  /** The day on which an instalment is due. */
  readonly due_on?: string;
  readonly answer_by?: string;
  /** Stays to choose from, each with its price; null: it follows after the answer. */
  readonly dates?: readonly (DateRange & { readonly price?: PricedOffer | null })[];
  readonly reason?: Exclude<CancelReason, 'other'>;
  readonly amount?: number;
  readonly refund?: number;
  /** Who pays the refund back: the provider to the card, the harbour office, or each a part. Default: the card. */
  readonly refund_by?: 'CARD' | 'COUNTER' | 'BOTH';
  /** The payment whose receipt is attached. */
  readonly receipt?: number;
  /** Written by the marina's staff. */
  readonly message?: string;
  /** What a cancellation refunds, by the terms of the stay; empty: nothing. */
  readonly cancelling?: readonly StepLeft[];
  /** The same by the terms that were agreed, where others are offered. */
  readonly cancelling_before?: readonly StepLeft[];
  /** Texts that the boater confirms anew. */
  readonly requirements?: readonly string[];
  /** The page of the reservation has the file of the marina's cancellation policy. */
  readonly policy?: true;
}

export interface ReservationMail extends MailFacts {
  readonly kind: MailKind;
  readonly language: Language;
  /** First name; empty if unknown. */
  readonly name: string;
  readonly marina: string;
  /** Lines at the foot of the mail. */
  readonly foot: readonly string[];
  readonly time_zone: string;
  readonly currency: Currency;
  /** The number people quote on the phone. */
  readonly number: string;
  /** Address of the page on which the boater sees and answers the reservation. */
  readonly link: string;
}

/** Subject and bodies of a mail to the boater. */
export function reservationMail(mail: ReservationMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  const t = words(mail.language);
  const names = { marina: mail.marina, number: mail.number, group: mail.group ?? '', duplicate: mail.duplicate ?? '' };
  const say = (part: 'subject' | 'intro' | 'action') => t(`kinds.${mail.kind}.${part}`, names);
  const large = largeFactsOf(mail);
  const letter = {
    language: mail.language,
    greeting: mail.name === '' ? t('greeting_nameless') : t('greeting', { name: mail.name }),
    intro: say('intro'),
    sender: { name: mail.marina, foot: mail.foot },
    facts: [
      ...factsOf(mail).map(([label, value]) => ({ label: t(`labels.${label}`), value, large: large.has(label) })),
      ...linesOf(mail).map(([label, value]) => ({ label, value, large: false })),
    ],
    line: (label: string, value: string) => t('line', { label, value }),
    message: mail.message === undefined ? null : { heading: t('message_heading'), text: mail.message },
    note: noteOf(mail),
    action: say('action'),
    link: mail.link,
    fallback: t('fallback'),
    closing: t('closing', names),
  };
  return { subject: say('subject').replace(/\s+/g, ' '), text: textOf(letter), html: htmlOf(letter) };
}

function noteOf(mail: ReservationMail): string | null {
  const t = words(mail.language);
  if (mail.refund !== undefined || mail.kind === 'refund') return t(`refund_notes.${mail.refund_by ?? 'CARD'}`);
  return mail.policy === true ? t('policy_note', { marina: mail.marina }) : null;
}

/** The amount and the deadline that the mail is about. */
function largeFactsOf(mail: ReservationMail): ReadonlySet<keyof typeof en.labels> {
  const moved = mail.amount !== undefined ? 'amount' : mail.refund !== undefined ? 'refund' : 'total';
  const amount = mail.due ? dueLabels[mail.due.for] : moved;
  const deadline = mail.pay_by ? 'pay_by' : mail.due_on ? 'due_on' : 'answer_by';
  return new Set([amount, deadline]);
}

const dueLabels = { DEPOSIT: 'due_deposit', INSTALMENT: 'due_instalment', TOTAL: 'due' } as const;

type Fact = [label: keyof typeof en.labels, value: string | undefined];

/** The lines between opening sentence and link, in the order readers look for them. */
function factsOf(mail: ReservationMail): [label: keyof typeof en.labels, value: string][] {
  const t = words(mail.language);
  const figures = new Figures(mail.language, mail.time_zone);
  const money = (minor: number) => figures.money(minor, mail.currency);
  const stay = (dates: DateRange) => {
    const nights = t('nights', { count: nightsBetween(dates.start_date, dates.end_date) });
    return `${figures.stay(dates)} (${nights})`;
  };
  const deadlineOf = (pay_by: string, arrival: string | undefined) => {
    const hour = figures.hour(pay_by);
    return arrival === undefined ? hour : t('after_arrival', { hour, day: figures.date(arrival) });
  };
  const facts: Fact[] = [
    ['number', mail.number],
    ['stay', mail.stay && stay(mail.stay)],
    ['stay_before', mail.stay_before && stay(mail.stay_before)],
    ['boat', mail.boat],
    ...boatsOf(mail, figures),
    ['berth', mail.berth],
    ...changeOf(mail),
    ...(mail.dates ?? []).map(({ price, ...dates }): Fact => [
      'dates',
      price == null ? stay(dates) : `${stay(dates)}: ${money(price.breakdown.total)}`,
    ]),
    ['total', mail.total === undefined ? undefined : money(mail.total)],
    ['total_before', mail.price_before && money(mail.price_before.breakdown.total)],
    ['deposit', mail.deposit === undefined ? undefined : money(mail.deposit)],
    ['first_instalment', mail.first_instalment === undefined ? undefined : money(mail.first_instalment)],
    ['payment', mail.payment && t(`payment.${mail.payment}`)],
    [dueLabels[mail.due?.for ?? 'TOTAL'], mail.due && money(mail.due.amount)],
    ['pay_by', mail.pay_by && deadlineOf(mail.pay_by, mail.pay_after_arrival)],
    ['due_on', mail.due_on && figures.date(mail.due_on)],
    ['answer_by', mail.answer_by && figures.hour(mail.answer_by)],
    ['reason', mail.reason && t(`reasons.${mail.reason}`)],
    ['amount', mail.amount === undefined ? undefined : money(mail.amount)],
    ['rest', mail.rest === undefined ? undefined : money(mail.rest)],
    ['rest_in_instalments', mail.rest_in_instalments === undefined ? undefined : money(mail.rest_in_instalments)],
    ...refundsOf(mail, figures),
    ['requirements', mail.requirements?.join('; ')],
  ];
  return facts.filter((fact): fact is [keyof typeof en.labels, string] => fact[1] !== undefined && fact[1] !== '');
}

/** A line for each boat of a group. */
function boatsOf({ boats = [], currency }: ReservationMail, figures: Figures): Fact[] {
  return boats.map(({ name, berth, stay, total }) => {
    const price = total === undefined ? undefined : figures.money(total, currency);
    const facts = [berth, stay && figures.stay(stay), price].filter((fact) => fact !== undefined);
    return ['boat', [name, ...facts].join(', ')];
  });
}

/** What a cancellation would refund, and what is refunded. */
function refundsOf(
  { cancelling, cancelling_before, refund, language, currency }: ReservationMail,
  figures: Figures,
): Fact[] {
  const t = words(language);
  const said = (steps: readonly StepLeft[] | undefined) => {
    const words = steps?.map(({ percent, until }) =>
      t('refund_step', { percent: figures.percent(percent), date: figures.date(until) }),
    );
    return words?.length === 0 ? t('refund_none') : words?.join('; ');
  };
  return [
    ['cancelling', said(cancelling)],
    ['cancelling_before', said(cancelling_before)],
    ['refund', refund === undefined ? undefined : figures.money(refund, currency)],
  ];
}

/** The berth before, and why it is another one now. */
function changeOf({ berth_before, change_reason, language }: ReservationMail): Fact[] {
  const why = change_reason && words(language)(`change_reasons.${change_reason}`);
  return [
    ['berth_before', berth_before],
    ['change_reason', why],
  ];
}

/** The lines of the price that are others now. */
function linesOf({ price_before, price, language, time_zone, currency }: ReservationMail): readonly PrintedLine[] {
  if (price_before === undefined || price === undefined) return [];
  const figures = new Figures(language, time_zone);
  return changedInWords(price_before, price, language, (minor) => figures.money(minor, currency), figures);
}
