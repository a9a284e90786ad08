import { useTranslation } from 'react-i18next';
import type { ReservationRow } from '../../../../../contracts/reservations/list.js';
import { needsYear } from '../../../entities/reservation/near-date.js';
import { useNextStepWords } from '../../../entities/reservation/use-next-step-words.js';
import { useStatusWords } from '../../../entities/reservation/use-status-words.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';

import { type ListedStatus, statusFacts } from '../model/listed-row.js';
import { useLabelWords } from './use-label-words.js';

/** The texts of rows, in the user's language. */
export function useRowWords() {
  const { t } = useTranslation('reservation-list');
  const formats = useFormats();
  const today = formats.today();
  const next = useNextStepWords();
  const status = useStatusWords();
  const labels = useLabelWords();

  return {
    next,
    /** The colour and the name of the status. */
    status: (row: ListedStatus) => status.short(statusFacts(row)),
    /** The short word that the specification prescribes for lists. */
    stage: (row: Pick<ReservationRow, 'status_label'>) => labels(row.status_label),
    boater: ({ boater }: Pick<ReservationRow, 'boater'>) => fullName(boater) || t('noName'),
    boat: ({ vessel }: Pick<ReservationRow, 'vessel'>) => vessel.name || t('noName'),
    /** The nights of a stay, with the year where the dates alone leave it open. */
    nights: ({ nights, start_date }: Pick<ReservationRow, 'nights' | 'start_date'>) =>
      needsYear(start_date, today) ? `${formats.nights(nights)}, ${start_date.slice(0, 4)}` : formats.nights(nights),
  };
}
export type RowWords = ReturnType<typeof useRowWords>;
