import { useTranslation } from 'react-i18next';
import type { DisplayedStatus } from '../../../../contracts/reservations/vocabulary.js';
import { boaterWordOf } from './status.js';

/** What a status is called on the boater's own page, within a sentence. */
export function useBoaterStatusWords(): (status: DisplayedStatus) => string {
  const { t } = useTranslation('entities/reservation/boater');
  return (status) => t(`status_${boaterWordOf(status)}`);
}
