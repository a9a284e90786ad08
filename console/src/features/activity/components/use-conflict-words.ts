import { useTranslation } from 'react-i18next';
import type { ConflictDetail, ConflictRow } from '../../../../../contracts/conflicts/conflict.js';
import type { Remedy } from '../../../../../contracts/conflicts/remedies.js';
import { dimensions } from '../../../../../contracts/conflicts/vocabulary.js';
import { type ConflictNames, useConflictNames } from '../../../entities/conflict/use-conflict-names.js';
import { useFormats } from '../../../lib/format/use-formats.js';

type Summary = Omit<ConflictRow, 'best'>;

export interface ConflictWords extends ConflictNames {
  /** The day, and for tonight the word. */
  readonly when: (conflict: Summary, today: string) => string;
  readonly remedy: (remedy: Remedy, conflict: Summary) => string;
  /** Metres to spare, price, who is told; one fact each. */
  readonly facts: (remedy: Remedy) => readonly string[];
  readonly price: (remedy: Remedy) => string;
  readonly told: (remedy: Remedy, writes: boolean) => string;
}

/** The texts of conflicts and their remedies. */
export function useConflictWords(): ConflictWords {
  const { t, i18n } = useTranslation('activity/conflicts');
  const formats = useFormats();
  const names = useConflictNames();
  const { boat } = names;
  const all = (labels: readonly string[]): string =>
    new Intl.ListFormat(i18n.resolvedLanguage ?? 'en', { type: 'conjunction' }).format(labels);
  const berths = ({ to }: Remedy): string => all(to.map(({ label }) => label));

  const remedy = (one: Remedy, conflict: Summary): string => {
    const { choice, stay, other, from } = one;
    const words = {
      boat: boat(stay?.boat ?? ''),
      person: stay?.person ?? '',
      other: boat(other?.boat ?? ''),
      to: berths(one),
      berth: from?.label ?? conflict.berth.label,
    };
    switch (choice.kind) {
      case 'MOVE':
        return t(one.to.length > 1 ? 'remedy_together' : 'remedy_move', words);
      case 'STAY_LONGER':
        return t('remedy_stay_longer', { ...words, day: formats.dateShort(choice.end_date) });
      case 'DATES':
        return t('remedy_dates', { ...words, dates: formats.dateSpan(choice.start_date, choice.end_date) });
      case 'ASK':
        return t(conflict.kind === 'LATE_DEPARTURE' ? 'remedy_ask_to_leave' : 'remedy_ask', words);
      case 'SWAP':
        return t('remedy_swap', words);
      case 'DEPARTED':
        return t('remedy_departed', words);
      case 'AT_PLACE':
        return t('remedy_at_place', words);
      case 'KEEP_SIZE':
        return t('remedy_keep_size', words);
      case 'KEEP_BOTH':
        return t('remedy_keep_both');
      case 'REMIND':
        return t('remedy_remind');
      case 'CANCEL':
        return t(conflict.kind === 'TWO_BERTHS' ? 'remedy_cancel_berth' : 'remedy_cancel', words);
    }
  };

  const price = ({ price: changed, refund }: Remedy): string => {
    if (refund !== null) {
      return refund.amount === 0
        ? t('refundsNothing')
        : t('refunds', { amount: formats.money(refund.amount, refund.currency) });
    }
    if (changed === null) return t('priceStays');
    const amount = formats.money(Math.abs(changed.difference), changed.currency);
    return t(changed.difference < 0 ? 'priceLess' : 'priceMore', { amount });
  };

  const facts = (one: Remedy): string[] => {
    const { spare, nights, same_pier, choice, stay, needs_answer } = one;
    const known: string[] = [];
    if (spare !== null) {
      const shown = dimensions.filter((each) => each !== 'draft');
      known.push(...shown.map((each) => t(`spare_${each}`, { metres: formats.metres(spare[each]) })));
    }
    if (nights !== null && !needs_answer) {
      known.push(t('free', { nights: formats.nightsOf(nights.start_date, nights.end_date) }));
    }
    if (one.still_leaving === true) known.push(t('stillLeaving'));
    if (same_pier) known.push(t('samePier'));
    if (nights !== null && !needs_answer) known.push(price(one));
    if (choice.kind === 'KEEP_SIZE') known.push(t('cardCorrected'));
    if (choice.kind === 'KEEP_BOTH') known.push(t('reasonKept'));
    if (choice.kind === 'STAY_LONGER') known.push(t('hasToAgree', { person: stay?.person ?? '' }));
    if (choice.kind === 'CANCEL') known.push(price(one));
    if (needs_answer) known.push(t('staysOnList'));
    return known;
  };

  return {
    ...names,
    remedy,
    facts,
    price,
    when: (conflict, today) => {
      const day = conflict.kind === 'LATE_DEPARTURE' ? today : conflict.start_date;
      return day <= today
        ? t('common:today')
        : t('fromDay', { day: formats.dateShort(day, Number(today.slice(0, 4))) });
    },
    told: ({ mails, stay }, writes) => {
      const person = stay?.person ?? '';
      if (writes) return t('toldByMessage', { person });
      return mails ? t('toldByMail', { person }) : t('nobodyTold');
    },
  };
}

/** What happened, as a title. */
export function useHappenedWords(): (event: ConflictDetail['happened'][number]) => string {
  const { t } = useTranslation('activity/conflicts');
  return ({ what, label }) => t(`happened_${what}`, { berth: label ?? '' });
}
