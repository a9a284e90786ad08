import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useSession } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import { CancellationTerms } from '../../../entities/reservation/cancelling/cancellation-terms.js';
import { moneyOffered } from '../model/money-offered.js';
import type { MoneyTask } from './money-dialogs.js';
import { PaymentRow } from './payment-row.js';
import { RefundRow } from './refund-row.js';
import { counterCalls } from '../../../../../contracts/reservations/counter-calls.js';

// With the schemas of its forms, which only changes need.
const MoneyDialogs = lazyWithRetry(async () => (await import('./money-dialogs.js')).MoneyDialogs);

/** Paid, refunded and balance of a reservation, its payments and refunds, and what staff can do at the counter. */
export function MoneySection({ reservation }: { readonly reservation: ReservationDetail }) {
  const { t } = useTranslation('reservations/money');
  const { money } = useFormats();
  const { mayDo } = useSession();
  const [task, setTask] = useState<MoneyTask | null>(null);
  const { payment } = reservation;
  const offered = moneyOffered(reservation, mayDo(counterCalls.recordPayment.access));
  const sum = (value: number) => money(value, payment.currency);
  if (!offered.shown) return null;
  return (
    <Section
      title={t('trade:payments')}
      level="label"
      actions={
        <>
          {offered.waive && (
            <Button kind="quiet" size="small" onClick={() => setTask({ kind: 'waive' })}>
              {t(reservation.instalment_schedule === 'ONCE' ? 'waiveDeposit' : 'waiveInstalment')}
            </Button>
          )}
          {offered.record && (
            <Button kind="plain" size="small" onClick={() => setTask({ kind: 'record' })}>
              {t('recordPayment')}
            </Button>
          )}
        </>
      }
    >
      <KeyValues
        items={[
          { label: t('trade:paid'), value: sum(payment.paid_amount) },
          ...(payment.refunded_amount > 0
            ? [{ label: t('trade:refunded'), value: sum(-payment.refunded_amount) }]
            : []),
          ...(payment.balance === null
            ? []
            : [{ label: t('trade:balance'), value: sum(payment.balance), total: true }]),
        ]}
      />
      {payment.payments.length + payment.refunds.length > 0 && (
        <ul style={{ listStyle: 'none', display: 'grid', gap: 10 }}>
          {payment.payments.map((entry) => (
            <PaymentRow
              key={`payment-${String(entry.payment_no)}`}
              reservationId={reservation.id}
              currency={payment.currency}
              entry={entry}
              editor={offered.editor}
              onUndo={() => setTask({ kind: 'undo', payment: entry })}
            />
          ))}
          {payment.refunds.map((entry) => (
            <RefundRow
              key={`refund-${String(entry.refund_no)}`}
              currency={payment.currency}
              entry={entry}
              editor={offered.editor}
              onPay={() => setTask({ kind: 'refund', refund: entry })}
            />
          ))}
        </ul>
      )}
      <CancellationTerms reservation={reservation} />
      {task !== null && <MoneyDialogs reservation={reservation} task={task} onClose={() => setTask(null)} />}
    </Section>
  );
}
