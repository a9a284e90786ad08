import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { InstalmentInvoice } from '../../../entities/invoice/instalment-invoice.js';
import { useInvoicesOfStay } from '../../../entities/invoice/use-invoices-of-stay.js';
import { InstalmentList } from '../../../entities/price/instalment-list.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useSession } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';

interface ContractSectionProps {
  readonly reservation: ReservationDetail;
  readonly name: string;
}

/** A contract can be renewed once the stay on it is booked, and after it. */
const renewable: readonly DisplayedStatus[] = ['approved', 'finished'];

/** The long-term contract of a stay, its instalments, and its renewal. */
export function ContractSection({ reservation, name }: ContractSectionProps) {
  const { t } = useTranslation('reservations');
  const { mayDo } = useSession();
  const [renewing, setRenewing] = useState(false);
  const renews =
    reservation.contract_id !== null &&
    renewable.includes(reservation.reservation_status) &&
    mayDo(reservationCalls.renewContract.access);
  return (
    <Section
      title={t('trade:contract')}
      level="label"
      actions={
        renews && (
          <Button kind="quiet" size="small" onClick={() => setRenewing(true)}>
            {t('renewContract')}
          </Button>
        )
      }
    >
      <p>{name}</p>
      {reservation.instalments.length > 0 && <InvoicedInstalments reservation={reservation} />}
      {renewing && <RenewDialog reservation={reservation} name={name} onClose={() => setRenewing(false)} />}
    </Section>
  );
}

function InvoicedInstalments({ reservation }: Pick<ContractSectionProps, 'reservation'>) {
  const { data } = useInvoicesOfStay(reservation.id);
  const rows = new Map(data?.instalments.map((row) => [row.number, row]));
  const invoiceOf = (number: number) => {
    const row = rows.get(number);
    return row && <InstalmentInvoice reservationId={reservation.id} instalment={row} />;
  };
  return (
    <InstalmentList
      instalments={reservation.instalments}
      currency={reservation.payment.currency}
      under={rows.size === 0 ? undefined : invoiceOf}
    />
  );
}

function RenewDialog({ reservation, name, onClose }: ContractSectionProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('reservations');
  const { dateLong } = useFormats();
  const problemWords = useProblemWords();
  const toast = useToast();
  const navigate = useNavigate();
  const { send, isPending, error } = useSend(reservationCalls.renewContract, {
    topics: [{ topic: 'reservations' }],
    onDone: ({ id }) => {
      toast({ kind: 'done', text: t('renewDone') });
      onClose();
      void navigate(`/reservations/${id}`);
    },
  });
  return (
    <FormDialog
      open
      title={t('renewTitle')}
      dirty={false}
      confirm={t('renewConfirm')}
      busy={isPending}
      problem={error === null ? null : problemWords(error)}
      onClose={onClose}
      onConfirm={() => void send({ reservation_id: reservation.id, action: 'NOTIFY' })}
    >
      <p>{t('renewBody', { contract: name, start: dateLong(reservation.end_date) })}</p>
      <p>{t('renewNotify')}</p>
    </FormDialog>
  );
}
