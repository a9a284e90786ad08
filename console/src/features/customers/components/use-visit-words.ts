import { useTranslation } from 'react-i18next';
import type { VisitorRow } from '../../../../../contracts/customers/boater.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { visitStage } from '../model/visit-mark.js';

/** A visitor's next stay in words. */
export function useVisitWords(): (visit: VisitorRow['next_visit']) => { main: string; second: string } {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  return (visit) => {
    if (visit === null) return { main: t('noVisit'), second: '' };
    const here = visit.start_date <= formats.today();
    const main = here ? t('hereUntil', { date: formats.dateLong(visit.end_date) }) : formats.dateLong(visit.start_date);
    const stage = t(`stage_${visitStage(visit)}`);
    const second = [
      formats.nights(visit.nights),
      visit.berth === null ? stage : t('stageOnBerth', { stage, berth: visit.berth }),
    ];
    return { main, second: second.join(', ') };
  };
}
