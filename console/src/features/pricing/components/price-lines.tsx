import { useTranslation } from 'react-i18next';
import type { PriceLineAnswer } from '../../../../../contracts/pricing/price-lines.js';
import type { PriceAnswer } from '../../../../../contracts/pricing/price.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 12px',
  margin: '0 0 12px',
});
const Amount = styled('dd')({ margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
const How = styled('span')({ ...type.second, display: 'block', color: role.ink2 });
const Total = styled('div')({
  display: 'contents',
  '& > *': { ...type.strong, borderTop: `1px solid ${role.line}`, paddingTop: 8 },
});

interface PriceLinesProps {
  answer: {
    readonly price: PriceAnswer;
    readonly lines: readonly PriceLineAnswer[];
    readonly instalments: readonly { readonly due_on: string; readonly amount: number }[];
  };
  currency: string;
}

/** Every line of a price, which add up to the total, the deposit, and the instalments of a contract. */
export function PriceLines({ answer: { price, lines, instalments }, currency }: PriceLinesProps) {
  const { t } = useTranslation('pricing');
  const formats = useFormats();
  const nameOf = ({ kind, name, percent, category }: PriceLineAnswer): string => {
    const figures = { name: name ?? '', percent: percent === null ? '' : formats.percent(percent) };
    if (kind === 'SURCHARGE') return name ?? '';
    if (kind === 'NIGHTS' && category !== null) return t('line_NIGHTS_category', { ...figures, number: category + 1 });
    return t(`line_${kind}`, figures);
  };
  const howOf = ({ nights, rate, tier, units }: PriceLineAnswer): string | null => {
    if (nights === null) return null;
    if (rate === null || tier === null) return formats.nights(nights);
    const size = units === null ? '' : ` × ${formats.number(units)}`;
    return `${formats.nights(nights)}, ${t(`per_${tier}`, { rate: formats.amount(rate) })}${size}`;
  };
  return (
    <>
      <List>
        {lines.map((line, index) => {
          const how = howOf(line);
          return (
            <div key={`${line.kind} ${String(index)}`} style={{ display: 'contents' }}>
              <dt>
                {nameOf(line)}
                {how !== null && <How>{how}</How>}
              </dt>
              <Amount>{formats.amount(line.amount)}</Amount>
            </div>
          );
        })}
        <Total>
          <dt>{t('trade:total')}</dt>
          <Amount>{formats.money(price.total_to_pay, currency)}</Amount>
        </Total>
        <dt>
          {price.deposit_rule.deposit_type === 'PERCENTAGE'
            ? t('depositOf', { percent: formats.percent(price.deposit_rule.amount ?? 0) })
            : t('trade:deposit')}
        </dt>
        <Amount>{formats.amount(price.deposit)}</Amount>
      </List>
      {instalments.length > 1 && (
        <>
          <h3 style={type.label}>{t('trade:instalments')}</h3>
          <List tabIndex={0} aria-label={t('trade:instalments')} style={{ maxHeight: 200, overflowY: 'auto' }}>
            {instalments.map(({ due_on, amount }) => (
              <div key={due_on} style={{ display: 'contents' }}>
                <dt>{formats.date(due_on)}</dt>
                <Amount>{formats.amount(amount)}</Amount>
              </div>
            ))}
          </List>
        </>
      )}
    </>
  );
}
