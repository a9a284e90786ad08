import { useTranslation } from 'react-i18next';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import { endOfPeriod, isUnderContract } from '../../../../../contracts/pricing/rules/contract-period.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { useReservationFormOfPage } from '../form/form-context.js';

/**
 * The long-term contract of a new stay. Choosing one sets the departure to the end of its period, unless the stay is
 * under it already. A marina without contracts shows nothing.
 */
export function ContractField() {
  const { t } = useTranslation('reservations');
  const { watch, setValue } = useReservationFormOfPage();
  const { data } = useLoad(pricingCalls.getPlan, {}, { topics: [{ topic: 'pricing' }] });
  const [start, end, chosen] = watch(['start_date', 'end_date', 'contract_id']);
  const contracts = data?.season_pricing_plan?.contracts ?? [];
  const offered = contracts.filter(
    ({ id, period, availability }) =>
      id === chosen ||
      start === null ||
      (start >= availability.start_date && endOfPeriod(start, period) <= availability.end_date),
  );
  if (offered.length === 0) return null;
  const choose = (id: string | null) => {
    const contract = contracts.find((one) => one.id === id);
    setValue('contract_id', contract?.id ?? null, { shouldDirty: true });
    // The first instalment stands in for a deposit.
    if (contract !== undefined && contract.instalments !== 'ONCE') {
      setValue('payment.deposit', { type: 'NONE', amount: null }, { shouldDirty: true, shouldValidate: true });
    }
    if (contract === undefined || start === null) return;
    if (end !== null && end > start && isUnderContract(contract, start, end)) return;
    setValue('end_date', endOfPeriod(start, contract.period), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <SelectInput
      label={t('trade:contract')}
      placeholder={t('trade:noContract')}
      hint={chosen !== null && start === null ? t('contractNeedsArrival') : undefined}
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onChange={(id) => choose(id ?? null)}
    />
  );
}
