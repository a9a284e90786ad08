import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { localeOf } from '../../../lib/i18n/language.js';
import type { PierChoice } from '../api/use-piers.js';
import { pierRuns } from '../model/pier-runs.js';
import type { PlanForm } from '../model/plan-form.js';
import { lastDayBefore, typedSeasonDay } from '../model/season-day.js';

export type TaxRuleForm = NonNullable<PlanForm['tourist_taxes']>[number];

/** What a rule says, in a few words. */
export function useRuleWords(piers: readonly PierChoice[]) {
  const { t, i18n } = useTranslation('pricing/charges');
  const formats = useFormats();
  const locale = localeOf(i18n.resolvedLanguage ?? 'en');
  const dayOf = (text: string): string => {
    const day = typedSeasonDay(text);
    if (day === null) return text;
    const date = new Date(`2000-${day.slice(3)}-${day.slice(0, 2)}T00:00:00Z`);
    return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(date);
  };
  return {
    howMuch: ({ owed }: TaxRuleForm): string =>
      owed.type === 'AMOUNT'
        ? formats.amount(owed.amount)
        : t('shareOfPrice', { percent: formats.percent(owed.percent ?? 0) }),
    free: ({ free_below_age: age }: TaxRuleForm): string =>
      age === null ? t('nobodyByAge') : t('belowAge', { age: formats.number(age) }),
    nights: ({ most_nights: nights }: TaxRuleForm): string =>
      nights === null ? t('everyNight') : t('firstNights', { count: nights }),
    when: ({ from, to }: TaxRuleForm): string =>
      from === null || to === null
        ? t('allYear')
        : t('common:fromTo', { from: dayOf(from), to: dayOf(lastDayBefore(to)) }),
    /** `piers A to H`, `pier C`; all of them where none is named. */
    piers: (ids: readonly string[] | undefined): string => {
      if (ids === undefined || ids.length === 0) return t('allPiers');
      const runs = pierRuns(ids, piers).map(([from, to]) =>
        to === undefined ? from : t('common:fromTo', { from, to }),
      );
      const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(runs);
      return t('piersNamed', { count: ids.length, names });
    },
  };
}
