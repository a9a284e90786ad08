import { useTranslation } from 'react-i18next';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { useEditing } from '../model/editing-context.js';
import type { PriceChangeForm } from '../model/plan-form.js';
import { NumberCell } from './cells.js';
import { RuleRow } from './rule.js';

interface ChangeFieldsProps {
  path: string;
  label: string;
  change: PriceChangeForm;
  onChange: (change: PriceChangeForm) => void;
}

/** More or less than the price: percent of it, or an amount on top of it for each night. */
export function ChangeFields({ path, label, change, onChange }: ChangeFieldsProps) {
  const { t } = useTranslation('pricing');
  const { locked, currency } = useEditing();
  const isPercent = change.type === 'PERCENT';
  return (
    <RuleRow>
      <div style={{ width: 116 }}>
        <NumberCell
          path={`${path}.${isPercent ? 'percent' : 'amount'}`}
          label={label}
          labelHidden={false}
          suffix={isPercent ? '%' : currency}
          negative={isPercent}
          {...(isPercent ? { maxIntegers: 3 } : { fixed: 2 })}
          value={isPercent ? change.percent : change.amount}
          onChange={(value) =>
            onChange(isPercent ? { type: 'PERCENT', percent: value } : { type: 'AMOUNT', amount: value })
          }
        />
      </div>
      <ToggleInput
        label={t('changeBy')}
        labelHidden
        disabled={locked}
        options={[
          { value: 'PERCENT', label: '%' },
          { value: 'AMOUNT', label: currency },
        ]}
        value={change.type}
        onChange={(type) =>
          onChange(type === 'AMOUNT' ? { type: 'AMOUNT', amount: null } : { type: 'PERCENT', percent: null })
        }
      />
    </RuleRow>
  );
}
