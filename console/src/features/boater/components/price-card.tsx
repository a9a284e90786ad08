import { Fragment } from 'react';
import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { toDecimal, toMinor } from '../../../../../contracts/vocabulary/money.js';
import { type PriceItem, type PriceOfStay, usePriceItems } from '../../../entities/price/use-price-items.js';
import { InstalmentList } from '../../../entities/price/instalment-list.js';
import { role } from '../../../ui/theme/role.js';
import { amountDue } from '../../../entities/price/amount-due.js';
import { mayDo } from '../../../entities/reservation/boater-step.js';
import { BoaterCard, Facts, Quiet } from './boater-card.js';
import type { DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';

const Total = styled(Facts)({
  borderTop: `1px solid ${role.line}`,
  paddingTop: 10,
  fontWeight: 650,
  fontSize: 17,
  lineHeight: '24px',
  '& dt': { color: role.ink },
});

/** Shows the lines of the price, the total, the amount due online and the payments. */
export function PriceCard({ view }: { view: BoaterReservation }) {
  const { t } = useTranslation('boater');
  const itemsOf = usePriceItems('boater');
  const { payment } = view;
  if (payment.total_to_pay === null) {
    return (
      <BoaterCard title={t('trade:price')}>
        <Quiet>{t('priceLater')}</Quiet>
      </BoaterCard>
    );
  }
  const { lines, total, payments } = itemsOf(offeredPrice(view, payment.total_to_pay));
  return (
    <BoaterCard title={t('trade:price')}>
      <Facts>{lines.map(factOf)}</Facts>
      <Total>{factOf(total)}</Total>
      {payments.length > 0 && <Facts>{payments.map(factOf)}</Facts>}
      {view.instalments.length > 0 && <InstalmentList instalments={view.instalments} currency={payment.currency} />}
      {payment.method === 'IN_MARINA' && payment.deposit.type === 'NONE' && payment.paid_amount === 0 && (
        <Quiet>{t('acceptAtMarina')}</Quiet>
      )}
    </BoaterCard>
  );
}

function offeredPrice(view: BoaterReservation, total: number): PriceOfStay {
  const { payment, nights } = view;
  return {
    currency: payment.currency,
    terms: {
      nights,
      pricePerNight: payment.price_per_night,
      discountPercent: payment.marina_discount_percent,
      redeemedNights: null,
    },
    lines: payment.lines.map((line) => ({ ...line, perNight: null })),
    total,
    deposit: payment.deposit.type === 'NONE' || payment.paid_amount > 0 ? null : payment.deposit_to_pay,
    firstInstalment: payment.paid_amount > 0 ? null : (view.instalments[0]?.amount ?? null),
    depositIsTotal: false,
    paid: payment.paid_amount,
    refunded: payment.refunded_amount,
    rest: restOf(view, total),
    due: mayDo(view, 'PAY') ? amountDue(payment) : null,
  };
}

/** What is paid at the marina: the balance of a booking, and beside the deposit of an offer the rest of the price. */
function restOf({ payment, reservation_status }: BoaterReservation, total: number): number | null {
  if (bookedOrOver.includes(reservation_status)) return payment.balance;
  const asksDeposit = payment.deposit.type !== 'NONE' && payment.balance !== null;
  return asksDeposit ? toDecimal(toMinor(total) - toMinor(payment.deposit_to_pay ?? 0)) : null;
}

const bookedOrOver: readonly DisplayedStatus[] = ['approved', 'finished'];

function factOf({ key, label, value, isDue }: PriceItem) {
  return (
    <Fragment key={key}>
      <dt>{label}</dt>
      <dd>{isDue ? <b>{value}</b> : value}</dd>
    </Fragment>
  );
}
