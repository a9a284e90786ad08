import { Fragment } from 'react';
import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { type PriceItem, type PriceOfStay, usePriceItems } from '../../../entities/price/use-price-items.js';
import { InstalmentList } from '../../../entities/price/instalment-list.js';
import { role } from '../../../ui/theme/role.js';
import { amountDue } from '../../../entities/price/amount-due.js';
import { mayDo } from '../../../entities/reservation/boater-step.js';
import { BoaterCard, Facts, Quiet } from './boater-card.js';

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
      {view.paid_by !== null && (
        <Quiet>{view.paid_by.is_you ? t('youPayForGroup') : t('paidByOther', { name: view.paid_by.name })}</Quiet>
      )}
      {payment.terms?.place === 'IN_MARINA' && payment.terms.rest > 0 && view.instalments.length === 0 && (
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
    deposit: payment.terms?.place === 'DEPOSIT_ONLINE' && payment.paid_amount === 0 ? payment.terms.online : null,
    firstInstalment: payment.paid_amount > 0 ? null : (view.instalments[0]?.amount ?? null),
    depositIsTotal: false,
    paid: payment.paid_amount,
    refunded: payment.refunded_amount,
    rest: restOf(view),
    due: mayDo(view, 'PAY') ? amountDue(payment) : null,
  };
}

/** What is left beside the amount online; of an offer that is paid at the marina, the total says it. */
function restOf({ payment: { terms }, reservation_status }: BoaterReservation): number | null {
  if (terms === null) return null;
  const booked = reservation_status === 'approved' || reservation_status === 'finished';
  return booked || terms.place === 'DEPOSIT_ONLINE' ? terms.rest : null;
}

function factOf({ key, label, value, isDue }: PriceItem) {
  return (
    <Fragment key={key}>
      <dt>{label}</dt>
      <dd>{isDue ? <b>{value}</b> : value}</dd>
    </Fragment>
  );
}
