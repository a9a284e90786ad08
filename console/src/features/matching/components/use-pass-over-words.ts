import { useTranslation } from 'react-i18next';
import type { PassedOver } from '../../../../../contracts/reservations/matching.js';

/** Returns the text that explains why somebody on the list was not offered a berth. */
export function usePassOverWords(): (passed: PassedOver) => string {
  const { t } = useTranslation(['matching', 'entities/berth']);
  return ({ place, vessel_name, view_id, reason, rule, skip_reason }) => {
    const who = vessel_name === '' ? view_id : vessel_name;
    const why =
      reason === 'does_not_fit' && rule !== null
        ? t(`entities/berth:removed_${rule}`)
        : (reason === 'skipped' || reason === 'withdrawn') && skip_reason !== null
          ? t(`passed_${reason}_for`, { reason: t(`entities/berth:skipReason_${skip_reason}`) })
          : t(`passed_${reason}`);
    return t('passedOver', { place, who, why });
  };
}
