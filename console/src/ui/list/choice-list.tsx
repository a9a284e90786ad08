import { styled } from '../theme/styled.js';
import { TickInput } from '../fields/tick-input.js';

const Group = styled('fieldset')({
  display: 'grid',
  gap: 2,
  minWidth: 200,
  maxHeight: 'min(60vh, 420px)',
  overflowY: 'auto',
});

interface ChoiceListProps {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/**
 * A multiple choice among a few options, for the editor of a filter chip. The result keeps the order of the options,
 * not of the clicks.
 */
export function ChoiceList({ label, options, chosen, onChange }: ChoiceListProps) {
  return (
    <Group aria-label={label}>
      {options.map((option) => (
        <TickInput
          key={option.value}
          look="check"
          label={option.label}
          value={chosen.includes(option.value)}
          onChange={(on) =>
            onChange(
              options
                .map(({ value }) => value)
                .filter((value) => (value === option.value ? on : chosen.includes(value))),
            )
          }
        />
      ))}
    </Group>
  );
}
