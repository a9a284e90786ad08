import { useTranslation } from 'react-i18next';
import type { AbsenceReport } from '../../../../../contracts/absences/absence.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';

/** Names of an absence as texts; an erased boater has none. */
export function useAbsenceWords() {
  const { t } = useTranslation('absences');
  const { instant, dateSpan } = useFormats();
  return {
    boat: ({ vessel_name }: Pick<AbsenceReport, 'vessel_name'>) => vessel_name ?? t('trade:unnamedBoat'),
    person: ({ boater }: Pick<AbsenceReport, 'boater'>) => fullName(boater) || t('trade:erasedPerson'),
    away: ({ departure_date, return_date }: Pick<AbsenceReport, 'departure_date' | 'return_date'>) =>
      dateSpan(departure_date, return_date),
    updated: ({ updated_at, updated_by }: Pick<AbsenceReport, 'updated_at' | 'updated_by'>) =>
      t(`updatedBy_${updated_by}`, { when: instant(updated_at) }),
  };
}
