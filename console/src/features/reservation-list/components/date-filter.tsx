import { styled } from '../../../ui/theme/styled.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { datePresets } from '../../../../../contracts/reservations/vocabulary.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { DateRangeInput, type Stay } from '../../../ui/fields/date-range-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { type DateChoice, monthRange, monthsAround, wholeMonth } from '../model/date-choice.js';
import { presetWords } from '../model/row-keys.js';
import { OneOfFilter } from './one-of-filter.js';

const Editor = styled('div')({ display: 'grid', gap: 12, width: 320, maxWidth: '100%' });

interface DateFilterProps {
  /** The dates that are filtered: stay, arrival or departure. */
  label: string;
  value: DateChoice | null;
  /** Called with null when both ends are empty. */
  onChange: (value: DateChoice | null) => void;
}

/** A filter by days: a period from today, a whole month, or a range with either end open. */
export function DateFilter({ label, value, onChange }: DateFilterProps) {
  const { t } = useTranslation('reservation-list');
  const formats = useFormats();
  const [typed, setTyped] = useState<Stay>({ start: value?.from ?? null, end: value?.to ?? null });
  const backwards = typed.start !== null && typed.end !== null && typed.start > typed.end;

  const choose = (next: DateChoice | null) => {
    setTyped({ start: next?.from ?? null, end: next?.to ?? null });
    onChange(next);
  };
  const type = (stay: Stay) => {
    setTyped(stay);
    const { start, end } = stay;
    if (start === null && end === null) onChange(null);
    else if (start === null || end === null || start <= end) {
      onChange({ ...(start !== null && { from: start }), ...(end !== null && { to: end }) });
    }
  };
  return (
    <Editor>
      <OneOfFilter
        label={t('choosePreset')}
        value={value?.preset ?? null}
        options={datePresets.map((preset) => ({ value: preset, label: t(presetWords[preset]) }))}
        onChange={(text) => choose({ preset: datePresets.find((preset) => preset === text) })}
      />
      <SelectInput
        label={t('chooseMonth')}
        placeholder="–"
        value={value === null ? null : wholeMonth(value)}
        options={monthsAround(formats.today(), value === null ? null : wholeMonth(value)).map((month) => ({
          value: month,
          label: formats.month(month),
        }))}
        onChange={(month) => choose(month == null ? null : monthRange(month))}
      />
      <DateRangeInput
        label={label}
        value={typed}
        onChange={type}
        startField={{ label: t('trade:fromDay') }}
        endField={{ label: t('trade:toDay'), error: backwards ? t('rangeBackwards') : undefined }}
      />
    </Editor>
  );
}
