import { useTranslation } from 'react-i18next';
import type { ChatSummary } from '../../../../../contracts/messages/message.js';
import { useFormats } from '../../../lib/format/use-formats.js';

/** What a conversation is about, in one line: the boat with the stay's number, or with the nights away. */
export function useAboutWords(): (chat: Pick<ChatSummary, 'chatFlow' | 'about'>) => string {
  const { t } = useTranslation('messages');
  const { dateRange } = useFormats();
  return ({ chatFlow, about: { vessel_name, view_id, start_date, end_date } }) => {
    if (chatFlow.type === 'general') return t('about_general');
    const dates = start_date !== null && end_date !== null ? dateRange(start_date, end_date) : null;
    const away = dates === null ? null : t('away', { dates });
    const parts = chatFlow.type === 'reservation' ? [vessel_name, view_id] : [vessel_name, away];
    return parts.filter((part) => part !== null).join(', ');
  };
}
