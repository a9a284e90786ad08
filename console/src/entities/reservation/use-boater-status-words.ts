import { useTranslation } from 'react-i18next';
import { boaterWordOf } from './status.js';
import type { StatusEntry } from '../../../../contracts/reservations/vocabulary-schemas.js';
import type { DisplayedStatus } from '../../../../contracts/vocabulary/reservation-words.js';

/** Returns the name of a status within a sentence on the boater's page. */
export function useBoaterStatusWords(): (status: DisplayedStatus, statuses: readonly StatusEntry[]) => string {
  const { t } = useTranslation('entities/reservation/boater');
  return (status, statuses) => t(`status_${boaterWordOf(status, statuses)}`);
}
