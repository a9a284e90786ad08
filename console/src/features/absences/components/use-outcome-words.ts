import { useTranslation } from 'react-i18next';
import type { DisplacedChoice } from '../../../../../contracts/absences/absence.js';
import type { DisplacedVisitor } from '../../../../../contracts/absences/forecast.js';
import { outcomeOf } from '../model/displaced-choices.js';

/** The button that saves or cancels names what happens to the visitors. */
export function useOutcomeWords() {
  const { t } = useTranslation('absences');
  return (
    what: 'save' | 'cancel',
    choices: readonly DisplacedChoice[],
    visitors: readonly DisplacedVisitor[],
  ): string => {
    const outcome = outcomeOf(choices);
    const count = outcome === 'message' ? choices.filter(({ choice }) => choice === 'MESSAGE').length : choices.length;
    const boat = visitors[0]?.vessel_name ?? t('trade:unnamedBoat');
    if (outcome === 'message') return t('do_message', { count });
    return what === 'save' ? t(`save_${outcome}`, { count, boat }) : t(`cancel_${outcome}`, { count, boat });
  };
}
