import { styled } from '../theme/styled.js';
import { ExpandMoreIcon } from '../icons.js';
import { media } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { ControlBox } from './control-box.js';
import { FieldFrame } from './field-frame.js';
import type { PlainField } from './plain-field.js';
import { useControl } from './use-control.js';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectInputProps extends PlainField<string | null | undefined> {
  options: readonly Option[];
  /** The first option, which means "nothing chosen" (null); without it, one of the options is always chosen. */
  placeholder?: string | undefined;
}

// A native select: familiar on phones, searchable by first letters, and nothing to load.
const Bare = styled('select')({
  appearance: 'none',
  flex: 1,
  width: '100%',
  minWidth: 0,
  height: 36,
  margin: '0 -11px',
  padding: '0 34px 0 11px',
  border: 0,
  outline: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&:focus-visible': { outline: 'none' },
  '&:disabled': { opacity: 1, cursor: 'not-allowed' },
  '& option': { backgroundColor: role.surface, color: role.ink },
  '& + svg': { position: 'absolute', right: 9, pointerEvents: 'none' },
  [media.touch]: { fontSize: 16, height: 42 },
});

/** A native select of one option. */
export function SelectInput(props: SelectInputProps) {
  const { frame, box, control, rest } = useControl(props);
  const { value, onChange, inputRef, options, placeholder, ...passed } = rest;
  return (
    <FieldFrame {...frame}>
      <ControlBox {...box}>
        <Bare
          {...passed}
          {...control}
          ref={inputRef}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        >
          {(placeholder !== undefined || value == null || value === '') && (
            <option value="">{placeholder ?? ''}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Bare>
        <ExpandMoreIcon />
      </ControlBox>
    </FieldFrame>
  );
}
