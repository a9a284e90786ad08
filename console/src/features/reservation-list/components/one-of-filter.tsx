import { styled } from '../../../ui/theme/styled.js';
import { media, radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';

const List = styled('div')({ display: 'grid', minWidth: 200 });
const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 34,
  padding: '0 8px',
  borderRadius: radius.control,
  cursor: 'pointer',
  '&:hover': { backgroundColor: role.sunk },
  '&:has(:checked)': { backgroundColor: role.seaSoft, color: role.seaStrong, fontWeight: 600 },
  '&:has(:focus-visible)': { outline: `2px solid ${role.sea}`, outlineOffset: -2 },
  '& input': { margin: 0, width: 16, height: 16, accentColor: role.sea, outline: 'none' },
  [media.touch]: { minHeight: 44 },
});

interface OneOfFilterProps {
  /** Name of the choice for screen readers; it also keeps the radio groups apart. */
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (value: string) => void;
}

/** A choice of one among a few options, each on its own line. */
export function OneOfFilter({ label, options, value, onChange }: OneOfFilterProps) {
  return (
    <List role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Choice key={option.value}>
          <input type="radio" name={label} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </Choice>
      ))}
    </List>
  );
}
