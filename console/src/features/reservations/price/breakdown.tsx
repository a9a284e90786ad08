import { useTranslation } from 'react-i18next';
import type { PriceBreakdown, PriceLine } from '../../../../../contracts/reservations/rules/stay-price.js';
import { toDecimal } from '../../../../../contracts/vocabulary/money.js';
import { type PriceOfStay, usePriceItems } from '../../../entities/price/use-price-items.js';
import { useMarina } from '../../../lib/session/session-context.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import type { PaymentValues } from '../model/form-values.js';

interface BreakdownProps {
  readonly breakdown: PriceBreakdown | null;
  readonly payment: PaymentValues;
  /** Takes the place of the deposit; null: the price is paid at once. In decimals. */
  readonly firstInstalment: number | null;
  /** The first payment was made or is not due any more, so that the price alone is shown. */
  readonly settled: boolean;
}

/** The price of the stay as typed, line by line, and what is due first of it. */
export function Breakdown({ breakdown, payment, firstInstalment, settled }: BreakdownProps) {
  const { t } = useTranslation('reservations');
  const itemsOf = usePriceItems('staff');
  const { accepts_online_payments: online } = useMarina().marina_settings;
  if (breakdown === null) return <p>{t('noPriceYet')}</p>;
  const price = priceAsTyped(breakdown, payment);
  // A deposit is asked online: a marina that takes no online payments asks for none, whatever was typed.
  const deposit = online ? price.deposit : null;
  const { lines, total, payments } = itemsOf({ ...price, deposit, firstInstalment });
  return <KeyValues items={[...lines, { ...total, total: true }, ...(settled ? [] : payments)]} />;
}

function priceAsTyped(
  { nights, lines, total, deposit }: PriceBreakdown,
  payment: PaymentValues,
): Omit<PriceOfStay, 'firstInstalment'> {
  return {
    currency: payment.currency,
    terms: {
      nights,
      pricePerNight: payment.price_per_night,
      discountPercent: payment.marina_discount_percent ?? 0,
      redeemedNights: payment.nights_to_redeem,
    },
    lines: lines.map(({ kind, of, amount }) => ({
      kind,
      of,
      name: payment.custom_surcharges.find(({ id }) => id === of)?.name ?? null,
      perNight: perNightOf({ kind, of }, payment),
      amount: toDecimal(amount),
    })),
    total: toDecimal(total),
    deposit: deposit > 0 ? toDecimal(deposit) : null,
    depositIsTotal: payment.deposit.type === 'PERCENTAGE' && payment.deposit.amount === 100,
    // `PaymentLines` shows the payments and their times.
    paid: 0,
    refunded: 0,
    rest: null,
    due: null,
  };
}

/** The price per night of a charge that is charged by the night; null for all other lines. */
function perNightOf({ kind, of }: Pick<PriceLine, 'kind' | 'of'>, payment: PaymentValues): number | null {
  if (kind !== 'ADDITIONAL_CHARGE') return null;
  const charge = Object.entries(payment.additional_charges).find(([charged]) => charged === of)?.[1];
  return charge?.type === 'PER_NIGHT' ? charge.amount : null;
}
