import { useTranslation } from 'react-i18next';

const kinds = ['reservation', 'berth', 'pier', 'boater', 'vessel', 'user', 'marina'] as const;

/** "This reservation", by the kind of record; kinds without a word of their own are "this record". */
export function useRecordWord(): (kind: string) => string {
  const { t } = useTranslation('audit');
  return (kind) => {
    const known = kinds.find((name) => name === kind);
    return known === undefined ? t('filterRecord') : t(`record_${known}`);
  };
}
