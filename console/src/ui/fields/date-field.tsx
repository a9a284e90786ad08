import type { FieldValues } from 'react-hook-form';
import { DateInput } from './date-input.js';
import type { Day } from './day-text.js';
import { useBoundField, type BoundField } from './use-bound-field.js';

interface DateFieldProps<V extends FieldValues, T> extends BoundField<V, T> {
  min?: Day | undefined;
  max?: Day | undefined;
}

/** A date field of a form; its value is `YYYY-MM-DD` or null. */
export function DateField<V extends FieldValues, T>({ min, max, ...props }: DateFieldProps<V, T>) {
  return <DateInput {...useBoundField<Day | null | undefined, V, T>(props)} min={min} max={max} />;
}
