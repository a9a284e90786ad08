import { styled } from '../theme/styled.js';
import type { KeyboardEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { ControlBox, Unit } from './control-box.js';
import { FieldFrame } from './field-frame.js';
import type { PlainField } from './plain-field.js';
import { useControl } from './use-control.js';

const Text = styled('textarea')({
  flex: 1,
  width: '100%',
  minWidth: 0,
  padding: '8px 0',
  border: 0,
  outline: 'none',
  resize: 'vertical',
  fieldSizing: 'content',
  maxHeight: 320,
  backgroundColor: 'transparent',
  color: 'inherit',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: role.ink3, opacity: 1 },
  [media.touch]: { fontSize: 16 },
});

/** Height of a line, and of the padding above and below the text. */
const LINE = 20;
const PADDING = 16;

const Count = styled(Unit)({ alignSelf: 'flex-end', fontSize: 12, paddingBottom: 6 });

export interface NoteInputProps extends PlainField<string | null | undefined> {
  /** Maximum number of characters, 2,000 by default; further input is dropped. */
  max?: number | undefined;
  rows?: number | undefined;
  placeholder?: string | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement> | undefined;
}

/** A multi-line text input with a character count. It grows with its text. */
export function NoteInput(props: NoteInputProps) {
  const { frame, box, control, rest } = useControl(props);
  const { value, onChange, inputRef, max = 2000, rows = 3, ...passed } = rest;
  const { t } = useTranslation('ui');
  const length = (value ?? '').length;
  return (
    <FieldFrame {...frame}>
      <ControlBox {...box}>
        <Text
          {...passed}
          {...control}
          ref={inputRef}
          rows={rows}
          // A field that grows with its content ignores `rows`.
          style={{ minHeight: rows * LINE + PADDING }}
          value={value ?? ''}
          maxLength={max}
          onChange={(event) => onChange(event.target.value.slice(0, max))}
        />
        <Count aria-label={t('characters', { used: length, max })} role="img">
          {length} / {max}
        </Count>
      </ControlBox>
    </FieldFrame>
  );
}
