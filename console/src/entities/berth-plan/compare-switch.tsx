import { useTranslation } from 'react-i18next';
import { ToggleInput } from '../../ui/fields/toggle-input.js';
import { type Comparison, comparisonOf, comparisons } from './comparison.js';

interface CompareSwitchProps {
  readonly value: Comparison;
  readonly onChange: (value: Comparison) => void;
}

/** Then, Difference or Now. */
export function CompareSwitch({ value, onChange }: CompareSwitchProps) {
  const { t } = useTranslation('entities/berth-plan');
  return (
    <ToggleInput
      label={t('compare')}
      labelHidden
      value={value}
      options={comparisons.map((one) => ({ value: one, label: t(`compare_${one}`) }))}
      onChange={(chosen) => onChange(comparisonOf(chosen ?? ''))}
    />
  );
}
