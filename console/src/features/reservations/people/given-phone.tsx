import { useTranslation } from 'react-i18next';
import { spacedPhone } from '../../../../../contracts/customers/rules/phone-search.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/page/banner.js';

/** The number that came with this request beside the one on record, and the choice between them. */
export function GivenPhone({ reservation }: { readonly reservation: ReservationDetail }) {
  const { t } = useTranslation('reservations/side');
  const problemWords = useProblemWords();
  const may = useMay(reservationCalls.adoptPhone.access);
  const { id, given_phone, boater } = reservation;
  const { send, isPending, error } = useSend(reservationCalls.adoptPhone, {
    topics: [{ topic: 'reservations', ids: [id] }, { topic: 'customers' }],
  });
  return (
    <Banner
      tone="waiting"
      actions={
        may && (
          <Button size="small" busy={isPending} onClick={() => void send({ reservation_id: id })}>
            {t('useGivenPhone')}
          </Button>
        )
      }
    >
      {t('givenPhone', { given: spacedPhone(given_phone ?? ''), known: spacedPhone(boater.phone ?? '') })}
      {error !== null && <p role="alert">{problemWords(error)}</p>}
    </Banner>
  );
}
