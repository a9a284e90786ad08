import { styled } from '../theme/styled.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarIcon } from '../icons.js';
import { media, radius } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { BareInput, ControlBox } from './control-box.js';
import { shownDay, type Day } from './day-text.js';
import { useTypedDay } from './use-typed-day.js';

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
  /** Called with null while the text is not a valid day. */
  onChange: (day: Day | null) => void;
  /** Called on blur: true when the text is not a valid day. */
  onLeave: (unreadable: boolean) => void;
  onOpen: (anchor: HTMLElement) => void;
  /** Preloads the calendar. */
  onNear: () => void;
  calendarLabel: string;
  locked: boolean;
  invalid: boolean;
  required?: boolean | undefined;
  describedBy?: string | undefined;
  autoFocus?: boolean | undefined;
  inputRef?: ((element: HTMLElement | null) => void) | undefined;
}

/** A text input for a day, with a button for the calendar. */
export function DateBox(props: DateBoxProps) {
  const { id, value, onChange, onLeave, onOpen, onNear, calendarLabel, locked, invalid, required, describedBy } = props;
  const { t, i18n } = useTranslation('ui');
  const typedDay = useTypedDay();
  const [typed, setTyped] = useState<string | null>(null);
  // The typed text stays as it is while it means the current value; a value set from outside replaces it.
  const shown = typed !== null && typedDay(typed) === value ? typed : shownDay(value, i18n.resolvedLanguage ?? 'en');
  return (
    <ControlBox data-invalid={invalid} data-locked={locked} onPointerEnter={onNear} onFocus={onNear}>
      <BareInput
        id={id}
        ref={props.inputRef}
        value={shown}
        disabled={locked}
        autoFocus={props.autoFocus}
        autoComplete="off"
        placeholder={t('datePattern')}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(typedDay(event.target.value));
        }}
        aria-keyshortcuts="Alt+ArrowDown"
        onKeyDown={(event) => {
          if (!event.altKey || event.key !== 'ArrowDown') return;
          event.preventDefault();
          onOpen(event.currentTarget.parentElement ?? event.currentTarget);
        }}
        onBlur={() => {
          const unreadable = typed !== null && typed.trim() !== '' && typedDay(typed) === null;
          if (!unreadable) setTyped(null);
          onLeave(unreadable);
        }}
      />
      <Open
        type="button"
        // A date is one stop of the Tab key. Alt and the down arrow open the calendar from its text.
        tabIndex={-1}
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
