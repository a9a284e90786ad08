import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { usePriceLineWords } from '../../../entities/price/use-price-line-words.js';
import { useFormats } from '../../../lib/format/use-formats.js';
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

/** The price as it is made up, what of it is due online, and what has been paid. */
export function PriceCard({ view }: { view: BoaterReservation }) {
  const { t } = useTranslation(['boater', 'entities/price']);
  const { money } = useFormats();
  const wordsOf = usePriceLineWords();
  const { payment } = view;
  if (payment.total_to_pay === null) {
    return (
      <BoaterCard title={t('priceTitle')}>
        <Quiet>{t('priceLater')}</Quiet>
      </BoaterCard>
    );
  }
  const { currency } = payment;
  const terms = {
    nights: view.nights,
    price: money(payment.price_per_night, currency),
    discountPercent: payment.marina_discount_percent,
    redeemedNights: null,
  };
  const due = mayDo(view, 'PAY') ? amountDue(payment) : null;
  const deposit = payment.deposit.type === 'NONE' || payment.paid_amount > 0 ? null : payment.deposit_to_pay;
  return (
    <BoaterCard title={t('priceTitle')}>
      <Facts>
        {payment.lines.map((line) => (
          <Line
            key={`${line.kind}-${line.of ?? ''}`}
            label={wordsOf(line, terms)}
            value={money(line.amount, currency)}
          />
        ))}
      </Facts>
      <Total>
        <Line label={t('entities/price:total')} value={money(payment.total_to_pay, currency)} />
      </Total>
      {(deposit !== null || due !== null || payment.paid_amount > 0) && (
        <Facts>
          {deposit !== null && due === null && <Line label={t('deposit')} value={money(deposit, currency)} />}
          {payment.paid_amount > 0 && <Line label={t('paid')} value={money(payment.paid_amount, currency)} />}
          {payment.refunded_amount > 0 && (
            <Line label={t('refunded')} value={money(payment.refunded_amount, currency)} />
          )}
          {due !== null && <Line label={t('dueNow')} value={money(due.amount, currency)} strong />}
          {due !== null && due.rest > 0 && <Line label={t('restAtMarina')} value={money(due.rest, currency)} />}
        </Facts>
      )}
      {payment.method === 'IN_MARINA' && payment.deposit.type === 'NONE' && payment.paid_amount === 0 && (
        <Quiet>{t('acceptAtMarina')}</Quiet>
      )}
    </BoaterCard>
  );
}

function Line({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{strong ? <b>{value}</b> : value}</dd>
    </>
  );
}
