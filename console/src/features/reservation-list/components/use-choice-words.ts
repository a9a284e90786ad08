import { useTranslation } from 'react-i18next';
import { wordOf } from '../../../entities/reservation/status.js';
import type { StatusChoice } from '../model/status-choices.js';

/** The name of a choice in the status filter: the name of its status, or a name for the statuses that it groups. */
export function useChoiceWords(): (choice: StatusChoice) => string {
  const { t } = useTranslation('reservation-list');
  const { t: ofStatus } = useTranslation('entities/reservation');
  return ({ word, statuses: [status] }) => (word === undefined ? ofStatus(`status_${wordOf(status)}`) : t(word));
}
