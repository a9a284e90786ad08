import { useTranslation } from 'react-i18next';

interface Change {
  /** The name of the field. */
  readonly label: string;
  /** Null: there was no value before. */
  readonly from: string | null;
  /** Null: there is none now. */
  readonly to: string | null;
}

/** Returns the words for a change of the history: what was set, removed or changed. */
export function useChangeWords(): (change: Change) => string {
  const { t } = useTranslation('common');
  return ({ label: field, from, to }) => {
    if (from === null) return t('changeSet', { field, to: to ?? '' });
    return to === null ? t('changeGone', { field, from }) : t('changeFromTo', { field, from, to });
  };
}
