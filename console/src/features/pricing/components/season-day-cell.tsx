import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/fields/text-input.js';
import { useEditing } from '../model/editing-context.js';
import { dayAfter, lastDayBefore, typedSeasonDay } from '../model/season-day.js';

interface SeasonDayCellProps {
  readonly path: string;
  readonly label: string;
  /** `DD/MM`, or a text that is no day yet; null: none. */
  readonly value: string | null;
  /** The value is the first day after a span, and the field shows the last day of it. */
  readonly end?: boolean;
  readonly labelHidden?: boolean;
  /** Stands under the field instead of an error that is explained elsewhere. */
  readonly short?: string | undefined;
  readonly onChange: (value: string | null) => void;
}

/** A day of every year, typed as `15.6.`, `15/6` or `15-06`. An empty field is none. */
export function SeasonDayCell({
  path,
  label,
  value,
  end = false,
  labelHidden = false,
  short,
  onChange,
}: SeasonDayCellProps) {
  const { t } = useTranslation('pricing/charges');
  const { errorAt, leave, locked } = useEditing();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = value === null ? '' : end ? lastDayBefore(value) : value;
  return (
    <TextInput
      label={label}
      labelHidden={labelHidden}
      name={path}
      placeholder={t('dayAndMonth')}
      autoComplete="off"
      maxLength={10}
      disabled={locked}
      error={short ?? errorAt(path)}
      value={typed ?? shown}
      onChange={(text) => {
        setTyped(text ?? '');
        const day = typedSeasonDay(text ?? '');
        if (text == null || text.trim() === '') onChange(null);
        else onChange(day === null ? text : end ? dayAfter(day) : day);
      }}
      onBlur={() => {
        setTyped(null);
        leave(path);
      }}
    />
  );
}
