import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Banner } from '../../../ui/page/banner.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import { contractGap } from '../model/contract-gap.js';
import { useContractOfPlan } from './use-contract-of-plan.js';

/** Says why the price list has no price for the typed stay. */
export function NotCovered() {
  const { t } = useTranslation('reservations');
  const { dateLong } = useFormats();
  const { watch } = useReservationFormOfPage();
  const [start, end, contractId] = watch(['start_date', 'end_date', 'contract_id']);
  const contract = useContractOfPlan(contractId);
  const gap = contract === null || start === null || end === null ? null : contractGap(contract, start, end);
  return <Banner tone="waiting">{words()}</Banner>;

  function words(): string {
    const name = contract?.name ?? '';
    switch (gap?.why) {
      case 'tooShort':
        return t('contractTooShort', { contract: name, day: dateLong(gap.firstEnd) });
      case 'outside':
        return t('contractOutside', { contract: name, from: dateLong(gap.from), to: dateLong(gap.to) });
      default:
        return t(contract === null ? 'notCovered' : 'contractNoRate', { contract: name });
    }
  }
}
