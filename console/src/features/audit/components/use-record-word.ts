import { useTranslation } from 'react-i18next';

const kinds = ['reservation', 'berth', 'pier', 'boater', 'vessel', 'user', 'marina'] as const;

/** Returns "This reservation" and the like for a kind of record. Kinds that have no such text use the general one. */
export function useRecordWord(): (kind: string) => string {
  const { t } = useTranslation('audit');
  return (kind) => {
    const known = kinds.find((name) => name === kind);
    return known === undefined ? t('filterRecord') : t(`record_${known}`);
  };
}
