import { useTranslation } from 'react-i18next';
import { depositPercentages } from '../../../../../contracts/pricing/vocabulary.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { useEditing } from '../model/editing-context.js';
import type { DepositRuleForm } from '../model/plan-form.js';
import { NumberCell } from './cells.js';

const RULES = ['PERCENTAGE', 'NIGHTS', 'FIXED_AMOUNT', 'FULL', 'NONE'] as const;
type Rule = (typeof RULES)[number];

interface DepositRuleFieldsProps {
  path: string;
  label: string;
  rule: DepositRuleForm;
  onChange: (rule: DepositRuleForm) => void;
}

function ruleOf({ deposit_type, amount }: DepositRuleForm): Rule {
  return deposit_type === 'PERCENTAGE' && amount === 100 ? 'FULL' : deposit_type;
}

function newRule(rule: Rule): DepositRuleForm {
  switch (rule) {
    case 'NONE':
      return { deposit_type: 'NONE', amount: null };
    case 'FULL':
      return { deposit_type: 'PERCENTAGE', amount: 100 };
    case 'PERCENTAGE':
      return { deposit_type: 'PERCENTAGE', amount: 30 };
    case 'NIGHTS':
      return { deposit_type: 'NIGHTS', amount: 1 };
    case 'FIXED_AMOUNT':
      return { deposit_type: 'FIXED_AMOUNT', amount: null };
  }
}

/** How much is due, and its amount where the kind has one. */
export function DepositRuleFields({ path, label, rule, onChange }: DepositRuleFieldsProps) {
  const { t } = useTranslation('pricing');
  const { locked, currency } = useEditing();
  const kind = ruleOf(rule);
  return (
    <FieldsGrid>
      <SelectInput
        label={label}
        disabled={locked}
        options={RULES.map((value) => ({ value, label: t(`deposit_${value}`) }))}
        value={kind}
        onChange={(value) => onChange(newRule(RULES.find((one) => one === value) ?? 'NONE'))}
      />
      {kind === 'PERCENTAGE' && (
        <SelectInput
          label={t('amount')}
          disabled={locked}
          options={depositPercentages
            .filter((percent) => percent < 100)
            .map((percent) => ({ value: String(percent), label: `${String(percent)} %` }))}
          value={String(rule.amount)}
          onChange={(value) => onChange({ deposit_type: 'PERCENTAGE', amount: Number(value) })}
        />
      )}
      {(kind === 'NIGHTS' || kind === 'FIXED_AMOUNT') && (
        <NumberCell
          path={`${path}.amount`}
          label={t('amount')}
          labelHidden={false}
          suffix={kind === 'NIGHTS' ? t('common:nightsWord') : currency}
          decimals={kind === 'NIGHTS' ? 0 : 2}
          value={rule.amount}
          onChange={(amount) => onChange({ deposit_type: kind, amount })}
        />
      )}
    </FieldsGrid>
  );
}
