import { useTranslation } from 'react-i18next';
import type { RatesForm } from '../model/plan-form.js';
import { NumberCell } from './cells.js';

const tiers = ['daily', 'weekly', 'monthly'] as const;

interface RatesRowProps {
  path: string;
  rates: RatesForm | undefined;
  was?: RatesForm | undefined;
  /** Shown inside the fields, where each stands alone. */
  unit?: string;
  labelHidden?: boolean;
  onChange: (tier: (typeof tiers)[number], value: number | null) => void;
}

/** The prices of a day, a week and a month; an empty week or month is not offered. */
export function RatesRow({ path, rates, was, unit, labelHidden = true, onChange }: RatesRowProps) {
  const { t } = useTranslation('pricing');
  return tiers.map((tier) => (
    <NumberCell
      key={tier}
      path={`${path}.${tier}`}
      label={t(tier)}
      labelHidden={labelHidden}
      {...(unit === undefined ? {} : { suffix: unit })}
      fixed={2}
      value={rates?.[tier] ?? null}
      was={was === undefined ? undefined : was[tier]}
      onChange={(value) => onChange(tier, value)}
    />
  ));
}
