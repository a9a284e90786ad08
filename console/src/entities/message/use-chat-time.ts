import { useTranslation } from 'react-i18next';
import { useMarina } from '../../lib/session/session.js';
import { useNow } from '../../lib/time/use-now.js';
import { chatTime } from './chat-time.js';

const MINUTE_MS = 60_000;

/** When something was written, in the words of a short list. */
export function useChatTime(): (at: string) => string {
  const { t } = useTranslation('entities/message');
  const { time_zone } = useMarina();
  const now = useNow(MINUTE_MS);
  return (at) => chatTime(at, new Date(now), time_zone, t('trade:yesterday'));
}
