import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import type { NamedFilter } from '../../../ui/states/no-match.js';
import { latestMonths, monthOf, payoutFilters, type PayoutState } from '../model/payout-question.js';

interface PayoutFiltersProps {
  readonly state: PayoutState;
  readonly today: string;
  readonly set: (patch: Partial<PayoutState>) => void;
  readonly tools: ReactNode;
}

/** The filters of the list of payouts in words: month, state and type. */
export function useNamedPayoutFilters({ state, today, set }: Omit<PayoutFiltersProps, 'tools'>) {
  const { t } = useTranslation('payments');
  const { month } = useFormats();
  const chosen = monthOf(state, today);
  const wanted = payoutFilters.state.find((one) => one === state.state);
  const type = payoutFilters.type.find((one) => one === state.type);
  return {
    month: {
      id: 'month',
      label: chosen === null ? null : month(chosen),
      onClear: () => set({ month: 'all' }),
    },
    state: {
      id: 'state',
      label: wanted === undefined ? null : t(`payout_${wanted}`),
      onClear: () => set({ state: '' }),
    },
    type: { id: 'type', label: type === undefined ? null : t(`type_${type}`), onClear: () => set({ type: '' }) },
  } satisfies Record<string, NamedFilter>;
}

/** Month, state and type of the list of payouts. */
export function PayoutFilters({ state, today, set, tools }: PayoutFiltersProps) {
  const { t } = useTranslation('payments');
  const { month } = useFormats();
  const chosen = monthOf(state, today);
  const wanted = payoutFilters.state.find((one) => one === state.state);
  const type = payoutFilters.type.find((one) => one === state.type);
  const named = useNamedPayoutFilters({ state, today, set });
  return (
    <FilterBar label={t('trade:filters')} tools={tools}>
      <FilterChip
        label={t('trade:month')}
        value={named.month.label}
        unset={t('allMonths')}
        onClear={named.month.onClear}
      >
        {(close) => (
          <SelectInput
            label={t('trade:month')}
            value={chosen}
            placeholder={t('allMonths')}
            options={latestMonths(today).map((value) => ({ value, label: month(value) }))}
            onChange={(value) => {
              set({ month: value ?? 'all' });
              close();
            }}
          />
        )}
      </FilterChip>
      <FilterChip label={t('state')} value={named.state.label} onClear={named.state.onClear}>
        {(close) => (
          <ToggleInput
            label={t('state')}
            value={wanted ?? null}
            options={payoutFilters.state.map((value) => ({ value, label: t(`payout_${value}`) }))}
            onChange={(value) => {
              set({ state: value ?? '' });
              close();
            }}
          />
        )}
      </FilterChip>
      <FilterChip label={t('trade:type')} value={named.type.label} onClear={named.type.onClear}>
        {(close) => (
          <ToggleInput
            label={t('trade:type')}
            value={type ?? null}
            options={payoutFilters.type.map((value) => ({ value, label: t(`type_${value}`) }))}
            onChange={(value) => {
              set({ type: value ?? '' });
              close();
            }}
          />
        )}
      </FilterChip>
    </FilterBar>
  );
}
