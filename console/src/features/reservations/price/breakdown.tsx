import { useTranslation } from 'react-i18next';
import type { PriceBreakdown, PriceLine } from '../../../../../contracts/reservations/rules/stay-price.js';
import { toDecimal } from '../../../../../contracts/vocabulary/money.js';
import { usePriceLineWords } from '../../../entities/price/use-price-line-words.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { KeyValues, type KeyValue } from '../../../ui/page/key-values.js';
import type { PaymentValues } from '../model/form-values.js';

interface BreakdownProps {
  readonly breakdown: PriceBreakdown | null;
  readonly payment: PaymentValues;
}

/** What the stay costs, line by line as it is typed, and what of it is due at once. */
export function Breakdown({ breakdown, payment }: BreakdownProps) {
  const { t } = useTranslation(['reservations', 'entities/price']);
  const { amount, money } = useFormats();
  const lineWords = useLineWords(payment);
  if (breakdown === null) return <p>{t('noPriceYet')}</p>;
  const { lines, total, deposit, nights } = breakdown;
  const items: KeyValue[] = [
    ...lines.map((line) => ({ label: lineWords(line, nights), value: amount(toDecimal(line.amount)) })),
    { label: t('entities/price:total'), value: money(toDecimal(total), payment.currency), total: true },
    ...(deposit > 0 ? [{ label: t(depositWords(payment)), value: amount(toDecimal(deposit)) }] : []),
  ];
  return <KeyValues items={items} />;
}

function depositWords({ deposit }: PaymentValues) {
  return deposit.type === 'PERCENTAGE' && deposit.amount === 100 ? 'depositLineFull' : 'depositLine';
}

/** The words of a line; a charge for each night says how it is made up. */
function useLineWords(payment: PaymentValues): (line: PriceLine, nights: number) => string {
  const { t } = useTranslation('reservations');
  const { amount } = useFormats();
  const wordsOf = usePriceLineWords();
  return ({ kind, of }, nights) => {
    const name = payment.custom_surcharges.find(({ id }) => id === of)?.name ?? null;
    const label = wordsOf(
      { kind, of, name },
      {
        nights,
        price: amount(payment.price_per_night),
        discountPercent: payment.marina_discount_percent ?? 0,
        redeemedNights: payment.nights_to_redeem,
      },
    );
    const charge =
      kind === 'ADDITIONAL_CHARGE'
        ? Object.entries(payment.additional_charges).find(([charged]) => charged === of)?.[1]
        : undefined;
    return charge?.type === 'PER_NIGHT' ? t('linePerNight', { label, nights, price: amount(charge.amount) }) : label;
  };
}
