import { useTranslation } from 'react-i18next';
import type { PresenceRecord } from '../../../../contracts/realtime.js';
import { usePresence } from '../../lib/realtime/presence.js';
import { ShowIcon } from '../../ui/icons.js';
import { PresenceLine } from './presence-line.js';
import { useNames } from './use-names.js';

/** Says which colleagues have the same record on their screen, and tells theirs that it is on this one. */
export function ViewingToo({ kind, id }: PresenceRecord) {
  const { t } = useTranslation('entities/presence');
  const names = useNames();
  const people = usePresence({ kind, id });
  return (
    <PresenceLine icon={<ShowIcon />}>
      {people.length === 0 ? null : t('viewing', { count: people.length, names: names(people) })}
    </PresenceLine>
  );
}
