import { useTranslation } from 'react-i18next';
import type { ChangedPrice } from '../../../../contracts/berths/plan-gestures.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { usePriceLineWords } from '../price/use-price-line-words.js';

const Lines = styled('ul')({
  display: 'grid',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...type.second,
  color: role.ink2,
  '& b': { fontWeight: 600, color: role.ink },
});

interface PriceChangeProps {
  readonly price: ChangedPrice;
  /** The words around it tell the total, and what is due or goes back. */
  readonly linesOnly?: boolean;
}

/** How the price of a stay changes: each line with its amount before and after, the total, and what is due or goes back. */
export function PriceChange({ price, linesOnly = false }: PriceChangeProps) {
  const { t } = useTranslation('entities/stay-change');
  const { money, instant } = useFormats();
  const lineWords = usePriceLineWords();
  const amount = (value: number | null): string => money(value ?? 0, price.currency);
  const { to_pay, pay_by, refund } = price;
  return (
    <Lines aria-label={t('linesTitle')}>
      {price.lines.map((line) => (
        <li key={`${line.kind}-${line.of ?? ''}`}>
          {t('line', { label: labelOf(line), before: amount(line.before), after: amount(line.after) })}
        </li>
      ))}
      {!linesOnly && price.difference !== 0 && (
        <li>
          <b>{t('newTotal', { before: amount(price.before), after: amount(price.after) })}</b>
        </li>
      )}
      {!linesOnly && refund > 0 && <li>{t('back', { amount: amount(refund) })}</li>}
      {!linesOnly && to_pay > 0 && (
        <li>
          {pay_by === null
            ? t('due', { amount: amount(to_pay) })
            : t('dueBy', { amount: amount(to_pay), when: instant(pay_by) })}
        </li>
      )}
    </Lines>
  );

  function labelOf({ kind, of, name, after }: ChangedPrice['lines'][number]): string {
    const terms = after === null ? price.terms_before : price.terms_after;
    const { nights, price_per_night, discount_percent, nights_to_redeem } = terms;
    return lineWords(
      { kind, of, name, perNight: null },
      { nights, price: amount(price_per_night), discountPercent: discount_percent, redeemedNights: nights_to_redeem },
    );
  }
}
