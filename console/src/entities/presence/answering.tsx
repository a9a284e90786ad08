import { useTranslation } from 'react-i18next';
import { usePresence } from '../../lib/realtime/presence.js';
import { ChatIcon } from '../../ui/icons.js';
import { PresenceLine } from './presence-line.js';
import { useNames } from './use-names.js';

interface AnsweringProps {
  /** The boater of the conversation: two colleagues may answer the same person from different pages. */
  readonly boater_id: string;
  /** This user has begun an answer. */
  readonly writes: boolean;
}

/** Says which colleagues are writing an answer in the same conversation, and tells them of this user's. */
export function Answering({ boater_id, writes }: AnsweringProps) {
  const { t } = useTranslation('entities/presence');
  const names = useNames();
  const people = usePresence({ kind: 'conversation', id: boater_id }, writes).filter(({ answering }) => answering);
  return (
    <PresenceLine icon={<ChatIcon />}>
      {people.length === 0 ? null : t('answering', { count: people.length, names: names(people) })}
    </PresenceLine>
  );
}
