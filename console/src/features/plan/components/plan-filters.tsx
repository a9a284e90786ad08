import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { ChoiceList } from '../../../ui/list/choice-list.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { styled } from '../../../ui/theme/styled.js';
import {
  berthServices,
  filterNames,
  type LengthRange,
  listOf,
  type PlanParams,
  readLength,
  writeLength,
} from '../model/plan-filter.js';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12, width: 280, maxWidth: '100%' });
const limits = { suffix: 'm', maxIntegers: 3, decimals: 2 };

type Filters = Pick<PlanParams, (typeof filterNames)[number]>;

interface PlanFiltersProps {
  readonly state: Filters;
  readonly onChange: (patch: Partial<Filters>) => void;
}

/** The chips above the chart: piers, length and services. */
export function PlanFilters({ state, onChange }: PlanFiltersProps) {
  const { t } = useTranslation('plan');
  const { number } = useFormats();
  const piers = usePierNames();
  const chosenPiers = listOf(state.piers);
  const chosenServices = listOf(state.services);
  const length = readLength(state.length);
  const names = piers.filter(({ value }) => chosenPiers.includes(value)).map(({ label }) => label);
  const services = berthServices.map((value) => ({ value, label: t(`service_${value}`) }));
  const wanted = services.filter(({ value }) => chosenServices.includes(value)).map(({ label }) => label);
  return (
    <>
      <FilterChip
        label={t('trade:piers')}
        value={chosenPiers.length === 0 ? null : names.join(', ')}
        onClear={() => onChange({ piers: '' })}
      >
        {() => (
          <ChoiceList
            label={t('trade:piers')}
            options={piers}
            chosen={chosenPiers}
            onChange={(chosen) => onChange({ piers: chosen.join(',') })}
          />
        )}
      </FilterChip>
      <FilterChip
        label={t('trade:size')}
        value={length === null ? null : sizeWords(length)}
        onClear={() => onChange({ length: '' })}
      >
        {() => <LengthEditor value={length ?? {}} onChange={(range) => onChange({ length: writeLength(range) })} />}
      </FilterChip>
      <FilterChip
        label={t('trade:services')}
        value={wanted.length === 0 ? null : wanted.join(', ')}
        onClear={() => onChange({ services: '' })}
      >
        {() => (
          <ChoiceList
            label={t('trade:services')}
            options={services}
            chosen={chosenServices}
            onChange={(chosen) => onChange({ services: chosen.join(',') })}
          />
        )}
      </FilterChip>
    </>
  );

  function sizeWords({ from, to }: LengthRange): string {
    if (from === undefined) return t('sizeUpTo', { to: number(to ?? 0) });
    return to === undefined
      ? t('sizeFrom', { from: number(from) })
      : t('sizeRange', { from: number(from), to: number(to) });
  }
}

/** A range of berth lengths. A range that runs backwards stays in the editor, which says so. */
function LengthEditor({ value, onChange }: { value: LengthRange; onChange: (range: LengthRange) => void }) {
  const { t } = useTranslation('plan');
  const [typed, setTyped] = useState(value);
  const backwards = typed.from !== undefined && typed.to !== undefined && typed.from > typed.to;
  const change = (end: keyof LengthRange) => (metres: number | null | undefined) => {
    const next = { ...typed, [end]: metres ?? undefined };
    setTyped(next);
    if (readLength(writeLength(next)) !== null || writeLength(next) === '') onChange(next);
  };
  return (
    <Pair>
      <NumberInput
        {...limits}
        label={t('trade:lengthFrom')}
        value={typed.from ?? null}
        onChange={change('from')}
        autoFocus
      />
      <NumberInput
        {...limits}
        label={t('trade:lengthTo')}
        value={typed.to ?? null}
        onChange={change('to')}
        error={backwards ? t('lengthBackwards') : undefined}
      />
    </Pair>
  );
}

/** The piers of the marina by name. */
function usePierNames(): { value: string; label: string }[] {
  const { t } = useTranslation('plan');
  const piers = useLoad(berthCalls.listPiers, {}, { topics: [{ topic: 'berths' }] });
  return (piers.data?.items ?? []).map(({ id, name }) => ({ value: id, label: t('trade:pierNamed', { pier: name }) }));
}
