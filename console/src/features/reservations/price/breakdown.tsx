import { useTranslation } from 'react-i18next';
import type { PriceBreakdown, PriceLine } from '../../../../../contracts/reservations/stay-price.js';
import { toDecimal } from '../../../../../contracts/vocabulary/money.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { KeyValues, type KeyValue } from '../../../ui/page/key-values.js';
import type { PaymentValues } from '../model/form-values.js';

interface BreakdownProps {
  readonly breakdown: PriceBreakdown | null;
  readonly payment: PaymentValues;
}

/** What the stay costs, line by line as it is typed, and what of it is due at once. */
export function Breakdown({ breakdown, payment }: BreakdownProps) {
  const { t } = useTranslation('reservations');
  const { amount, money } = useFormats();
  const lineWords = useLineWords(payment);
  if (breakdown === null) return <p>{t('noPriceYet')}</p>;
  const { lines, total, deposit, nights } = breakdown;
  const items: KeyValue[] = [
    ...lines.map((line) => ({ label: lineWords(line, nights), value: amount(toDecimal(line.amount)) })),
    { label: t('total'), value: money(toDecimal(total), payment.currency), total: true },
    ...(deposit > 0 ? [{ label: t(depositWords(payment)), value: amount(toDecimal(deposit)) }] : []),
  ];
  return <KeyValues items={items} />;
}

function depositWords({ deposit }: PaymentValues) {
  return deposit.type === 'PERCENTAGE' && deposit.amount === 100 ? 'depositLineFull' : 'depositLine';
}

/** Words of a line: "7 nights × 110.00". */
function useLineWords(payment: PaymentValues): (line: PriceLine, nights: number) => string {
  const { t } = useTranslation('reservations');
  const { amount, number } = useFormats();
  return ({ kind, of }, nights) => {
    switch (kind) {
      case 'NIGHTS':
        return t('lineNights', { count: nights, price: amount(payment.price_per_night) });
      case 'DISCOUNT':
        return t('lineDiscount', { percent: number(payment.marina_discount_percent ?? 0) });
      case 'REDEEMED_NIGHTS':
        return t('lineRedeemed', { count: payment.nights_to_redeem });
      case 'ADDITIONAL_CHARGE': {
        const name = of === 'taxes' || of === 'fees' ? of : 'harbor_dues';
        const charge = payment.additional_charges[name];
        const label = t(`charge_${name}`);
        return charge.type === 'TOTAL' ? label : t('linePerNight', { label, nights, price: amount(charge.amount) });
      }
      case 'CUSTOM_SURCHARGE':
        return payment.custom_surcharges.find(({ id }) => id === of)?.name ?? t('surcharges');
    }
  };
}
