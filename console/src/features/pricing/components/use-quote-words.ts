import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { QuoteLine } from '../model/compared-lines.js';
import type { TriedAnswer } from '../model/night-rows.js';

type Price = TriedAnswer['price'];

/** The words of the lines of a quoted price. */
export function useQuoteWords() {
  const { t } = useTranslation('pricing/try');
  const formats = useFormats();
  const taxHow = ({ name }: QuoteLine, price: Price): string | null => {
    const charge = price.available_custom_surcharges.find(
      ({ tourist_tax: facts, name: charged }) =>
        facts !== undefined && (name === null || [facts.municipality, charged].includes(name)),
    );
    const { tourist_tax: facts, unit_price: each } = charge ?? {};
    if (facts === undefined || each === undefined) return null;
    return t('personsNights', {
      count: facts.persons,
      nights: formats.number(facts.nights),
      each: formats.amount(each),
    });
  };
  return {
    name: ({ rule, name, percent }: Pick<QuoteLine, 'rule' | 'name'> & Partial<QuoteLine>): string => {
      switch (rule) {
        case 'NIGHTS':
          return name ?? t('trade:nights');
        case 'TOURIST_TAX':
          return t('touristTax');
        case 'ELECTRICITY':
          return name === null ? t('electricity') : t('electricityOf', { name });
        case 'LIVEABOARD':
          return t('liveaboard');
        case 'DISCOUNT': {
          const named = name ?? t('trade:discount');
          return percent == null ? named : `${named}, −${formats.percent(percent)}`;
        }
        case 'CHARGE':
          return name ?? t('charge');
      }
    },
    how: (line: QuoteLine, price: Price): string | null => {
      if (line.rule === 'TOURIST_TAX') return taxHow(line, price);
      if (line.unit_price === null || line.rule === 'DISCOUNT') return null;
      const each = formats.amount(line.unit_price);
      if (line.unit === 'PER_NIGHT' || line.unit === 'night') return `${formats.nights(line.quantity)} × ${each}`;
      return line.quantity === 1 ? each : `${formats.number(line.quantity)} × ${each}`;
    },
    /** What a price is multiplied by: `14.5 m ×`. */
    units: ({ unit, units }: NonNullable<TriedAnswer['counted']>): string =>
      unit === 'BOAT' ? t('theBoat') : `${formats.number(units)} ${unit === 'METRE' ? 'm' : 'm²'} ×`,
    /** `VAT in it: 20% 74.60, none on 2.64` */
    vat: (parts: NonNullable<TriedAnswer['vat']>): string =>
      t('vatInIt', {
        parts: parts
          .map(({ percent, amount, vat }) =>
            percent === null
              ? t('vatNone', { amount: formats.amount(amount) })
              : `${formats.percent(percent)} ${formats.amount(vat)}`,
          )
          .join(', '),
      }),
    deposit: ({ deposit, deposit_rule: rule, deposit_exception: exception }: Price): string => {
      const said =
        rule.deposit_type === 'NONE'
          ? t('noDeposit')
          : rule.deposit_type === 'PERCENTAGE'
            ? t('depositPercent', { percent: formats.percent(rule.amount ?? 0), amount: formats.amount(deposit) })
            : t('depositAmount', { amount: formats.amount(deposit) });
      return exception === undefined ? said : `${said}, ${t(`exception_${exception}`)}`;
    },
  };
}
