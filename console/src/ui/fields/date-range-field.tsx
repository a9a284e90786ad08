import type { FieldValues, Path } from 'react-hook-form';
import { DateRangeInput } from './date-range-input.js';
import type { Day } from './day-text.js';
import type { FieldLook } from './plain-field.js';
import { useBoundField, type BoundField } from './use-bound-field.js';

interface DateRangeFieldProps<V extends FieldValues, T> extends Omit<FieldLook, 'label' | 'labelHidden'> {
  control: BoundField<V, T>['control'];
  /** The form's two fields, each `YYYY-MM-DD` or null. */
  startName: Path<V>;
  endName: Path<V>;
  label: string;
  startLabel: string;
  endLabel: string;
  /** The marina's current day, when only today or later may be chosen. */
  min?: Day | undefined;
  max?: Day | undefined;
}

/** The arrival and departure fields of a form. */
export function DateRangeField<V extends FieldValues, T>(props: DateRangeFieldProps<V, T>) {
  const { control, startName, endName, label, startLabel, endLabel, ...look } = props;
  const start = useBoundField<Day | null | undefined, V, T>({ control, name: startName, label: startLabel });
  const end = useBoundField<Day | null | undefined, V, T>({ control, name: endName, label: endLabel });
  return (
    <DateRangeInput
      {...look}
      label={label}
      startField={start}
      endField={end}
      value={{ start: start.value ?? null, end: end.value ?? null }}
      onChange={(stay) => {
        if (stay.start !== (start.value ?? null)) start.onChange(stay.start);
        if (stay.end !== (end.value ?? null)) end.onChange(stay.end);
      }}
    />
  );
}
