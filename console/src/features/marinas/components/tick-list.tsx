import { TickInput } from '../../../ui/fields/tick-input.js';
import { Stack } from '../../../ui/layout/stack.js';

interface TickListProps<T extends string> {
  label: string;
  options: readonly T[];
  nameOf: (option: T) => string;
  value: readonly T[];
  onChange: (value: T[]) => void;
}

/** Several of many; the order of the options is kept. */
export function TickList<T extends string>({ label, options, nameOf, value, onChange }: TickListProps<T>) {
  return (
    <Stack gap="8px 12px" columns="repeat(auto-fill, minmax(170px, 1fr))" role="group" aria-label={label}>
      {options.map((option) => (
        <TickInput
          key={option}
          look="check"
          label={nameOf(option)}
          value={value.includes(option)}
          onChange={(on) => onChange(options.filter((each) => (each === option ? on === true : value.includes(each))))}
        />
      ))}
    </Stack>
  );
}
