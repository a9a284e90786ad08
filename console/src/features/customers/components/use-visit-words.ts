import { useTranslation } from 'react-i18next';
import type { VisitorRow } from '../../../../../contracts/customers/boater.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { visitStage, visitTime } from '../model/visit-mark.js';

/** A visitor's next stay in words. */
export function useVisitWords(): (visit: VisitorRow['next_visit']) => { main: string; second: string } {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  return (visit) => {
    if (visit === null) return { main: t('noVisit'), second: '' };
    const { start_date, end_date } = visit;
    const when = visitTime(visit, formats.today());
    const main =
      when === 'later'
        ? formats.dateLong(start_date)
        : t(when, { date: formats.dateLong(when === 'hereUntil' ? end_date : start_date) });
    const stage = t(`stage_${visitStage(visit)}`);
    const second = [
      formats.nights(visit.nights),
      visit.berth === null ? stage : t('stageOnBerth', { stage, berth: visit.berth }),
    ];
    return { main, second: second.join(', ') };
  };
}
