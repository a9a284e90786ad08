import { useTranslation } from 'react-i18next';
import type { PresentPerson } from '../../../../contracts/realtime.js';
import { namedPeople } from './people-names.js';

/** Joins people as a sentence names them: “Anna, Ben and 3 others”. */
export function useNames(): (people: readonly PresentPerson[]) => string {
  const { t, i18n } = useTranslation('entities/presence');
  return (people) => {
    const { names, more } = namedPeople(people);
    const all = more === 0 ? names : [...names, t('others', { count: more })];
    return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(all);
  };
}
