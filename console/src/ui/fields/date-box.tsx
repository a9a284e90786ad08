import { styled } from '../theme/styled.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarIcon } from '../icons.js';
import { media, radius } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { BareInput, ControlBox } from './control-box.js';
import { shownDay, typedDay, type Day } from './day-text.js';

const Open = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  margin: '0 -7px 0 0',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: role.ink2,
  cursor: 'pointer',
  '&:hover': { backgroundColor: role.sunk },
  '&:disabled': { color: role.ink3, cursor: 'not-allowed' },
  '& svg': { width: 17, height: 17 },
  [media.touch]: { width: 42, height: 42 },
});

interface DateBoxProps {
  id: string;
  value: Day | null;
  /** Called with null while what stands in the field is not a day. */
  onChange: (day: Day | null) => void;
  /** Called with whether the text left behind is no day at all. */
  onLeave: (unreadable: boolean) => void;
  onOpen: (anchor: HTMLElement) => void;
  /** Loads the calendar before it is needed. */
  onNear: () => void;
  calendarLabel: string;
  locked: boolean;
  invalid: boolean;
  required?: boolean | undefined;
  describedBy?: string | undefined;
  autoFocus?: boolean | undefined;
  inputRef?: ((element: HTMLElement | null) => void) | undefined;
}

/** A day that can be typed, with a button for the calendar. */
export function DateBox(props: DateBoxProps) {
  const { id, value, onChange, onLeave, onOpen, onNear, calendarLabel, locked, invalid, required, describedBy } = props;
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState<string | null>(null);
  // What is typed stays as typed as long as it means the value; a day set from outside wins.
  const shown = typed !== null && typedDay(typed) === value ? typed : shownDay(value);
  return (
    <ControlBox data-invalid={invalid} data-locked={locked} onPointerEnter={onNear} onFocus={onNear}>
      <BareInput
        id={id}
        ref={props.inputRef}
        value={shown}
        disabled={locked}
        autoFocus={props.autoFocus}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('datePattern')}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(typedDay(event.target.value));
        }}
        onBlur={() => {
          const unreadable = typed !== null && typed.trim() !== '' && typedDay(typed) === null;
          if (!unreadable) setTyped(null);
          onLeave(unreadable);
        }}
      />
      <Open
        type="button"
        disabled={locked}
        aria-label={calendarLabel}
        aria-haspopup="dialog"
        onClick={(event) => onOpen(event.currentTarget.parentElement ?? event.currentTarget)}
      >
        <CalendarIcon />
      </Open>
    </ControlBox>
  );
}
