import { useTranslation } from 'react-i18next';
import { wordOf } from '../../../entities/reservation/status.js';
import type { StatusChoice } from '../model/status-choices.js';

/** What a choice of the status filter is called: by its one status, or by words of its own for what it puts together. */
export function useChoiceWords(): (choice: StatusChoice) => string {
  const { t } = useTranslation('reservation-list');
  const { t: ofStatus } = useTranslation('entities/reservation');
  return ({ word, statuses: [status] }) => (word === undefined ? ofStatus(`status_${wordOf(status)}`) : t(word));
}
