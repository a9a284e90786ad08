import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { DiscountRuleForm } from './discount-rule-fields.js';

/** Who gets a discount, and when, in a few words. */
export function useDiscountWords() {
  const { t } = useTranslation('pricing/charges');
  const formats = useFormats();
  const range = (from: string, last: string): string =>
    from === '' || last === '' ? '–' : t('common:fromTo', { from: formats.date(from), to: formats.date(last) });
  return {
    who: ({ for: condition }: DiscountRuleForm): string => {
      switch (condition.type) {
        case 'NIGHTS':
          return t('for_nights', { count: condition.nights ?? 0 });
        case 'MEMBERS':
          return t(`group_${condition.group}`);
        case 'PROMO_CODE':
          return condition.most_uses === null
            ? t('for_code', { code: condition.code })
            : t('for_codeUses', { code: condition.code, uses: formats.number(condition.most_uses) });
        case 'EARLY_PAYMENT':
          return t('for_early', { count: condition.days ?? 0 });
      }
    },
    when: ({ booked, stays }: DiscountRuleForm): string => {
      const said = [
        booked === null
          ? null
          : t('bookedIn', { range: range(booked.from, booked.to === '' ? '' : addDays(booked.to, -1)) }),
        stays === null ? null : t('staysIn', { range: range(stays.from, stays.to) }),
      ].filter((part) => part !== null);
      return said.length === 0 ? t('always') : said.join('; ');
    },
  };
}
