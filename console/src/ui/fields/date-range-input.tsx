import { styled } from '../theme/styled.js';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithRetry } from '../floats/lazy-with-retry.js';
import { DateBox } from './date-box.js';
import type { Day } from './day-text.js';
import { describedBy, FieldFrame } from './field-frame.js';
import type { FieldLook } from './plain-field.js';

const load = () => import('./calendar-float.js');
const StayFloat = lazyWithRetry(async () => (await load()).StayFloat);

/** On a phone, a narrower field would hide the year's last digit behind the calendar button. */
const Two = styled('div')({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(146px, 100%), 1fr))',
});

export interface Stay {
  start: Day | null;
  end: Day | null;
}

interface EndLook {
  label: string;
  error?: string | undefined;
  inputRef?: ((element: HTMLElement | null) => void) | undefined;
  onBlur?: (() => void) | undefined;
}

export interface DateRangeInputProps extends Omit<FieldLook, 'label' | 'labelHidden'> {
  /** Label of the pair: "Stay". */
  label: string;
  startField: EndLook;
  endField: EndLook;
  value: Stay;
  onChange: (stay: Stay) => void;
  /** The current day, when only today or later may be chosen. */
  min?: Day | undefined;
  max?: Day | undefined;
}

/** Arrival and departure: two text inputs that share one calendar. */
export function DateRangeInput(props: DateRangeInputProps) {
  const { label, startField, endField, value, onChange, min, max, hint, reason, required, disabled } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [unreadable, setUnreadable] = useState({ start: false, end: false });

  const box = (end: 'start' | 'end', look: EndLook) => {
    const own = `${id}-${end}`;
    const error = unreadable[end] ? t('dateUnreadable') : look.error;
    return (
      <FieldFrame
        id={own}
        label={look.label}
        required={required}
        error={error}
        reason={end === 'start' ? reason : null}
      >
        <DateBox
          id={own}
          value={value[end]}
          locked={disabled === true || reason != null}
          invalid={error !== undefined}
          required={required}
          describedBy={describedBy(own, { error, reason: end === 'start' ? reason : null })}
          calendarLabel={`${look.label}: ${t('calendar')}`}
          autoFocus={end === 'start' ? props.autoFocus : undefined}
          inputRef={look.inputRef}
          onNear={() => void load().catch(() => undefined)}
          onOpen={setAnchor}
          onChange={(day) => {
            setUnreadable((before) => ({ ...before, [end]: false }));
            onChange({ ...value, [end]: day });
          }}
          onLeave={(isUnreadable) => {
            setUnreadable((before) => ({ ...before, [end]: isUnreadable }));
            look.onBlur?.();
          }}
        />
      </FieldFrame>
    );
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} bare>
      <Two role="group" aria-label={label}>
        {box('start', startField)}
        {box('end', endField)}
      </Two>
      {anchor !== null && (
        <Suspense fallback={null}>
          <StayFloat
            anchor={anchor}
            onClose={() => setAnchor(null)}
            label={label}
            min={min}
            max={max}
            start={value.start}
            end={value.end}
            onPick={(start, end) => {
              setUnreadable({ start: false, end: false });
              onChange({ start, end });
            }}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
