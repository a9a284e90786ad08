import { useTranslation } from 'react-i18next';
import type { DisplayedStatus } from '../../../../contracts/reservations/vocabulary.js';
import { boaterWordOf } from './status.js';

/** Returns the name of a status within a sentence on the boater's page. */
export function useBoaterStatusWords(): (status: DisplayedStatus) => string {
  const { t } = useTranslation('entities/reservation/boater');
  return (status) => t(`status_${boaterWordOf(status)}`);
}
