import { useTranslation } from 'react-i18next';
import type { StatusLabel } from '../../../../../contracts/reservations/vocabulary.js';

/** The short words that lists print for statuses (spec 2 §4). */
export function useLabelWords(): (label: StatusLabel) => string {
  const { t } = useTranslation('reservation-list');
  const { t: ofStatus } = useTranslation('entities/reservation');
  return (label) => {
    switch (label) {
      case 'waiting':
        return t('labelWaiting');
      case 'approved':
        return t('labelApproved');
      case 'pending':
        return ofStatus('status_pending');
      case 'canceled':
        return ofStatus('status_cancelled');
      case 'finished':
        return ofStatus('status_finished');
      case '-':
        return ofStatus('status_none');
    }
  };
}
