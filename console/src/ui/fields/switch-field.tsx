import type { FieldValues } from 'react-hook-form';
import { TickInput } from './tick-input.js';
import { useBoundField, type BoundField } from './use-bound-field.js';

/** A switch; it takes effect at once. */
export function SwitchField<V extends FieldValues, T>(props: BoundField<V, T>) {
  return <TickInput {...useBoundField<boolean | null | undefined, V, T>(props)} look="switch" />;
}
