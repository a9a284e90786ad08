import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithRetry } from '../floats/lazy-with-retry.js';
import { DateBox } from './date-box.js';
import type { Day } from './day-text.js';
import { describedBy, FieldFrame } from './field-frame.js';
import type { PlainField } from './plain-field.js';

const load = () => import('./calendar-float.js');
const OneDayFloat = lazyWithRetry(async () => (await load()).OneDayFloat);

export interface DateInputProps extends PlainField<Day | null | undefined> {
  /** The first and last day that the calendar offers. */
  min?: Day | undefined;
  max?: Day | undefined;
}

/** A day, typed as DD/MM/YYYY or chosen from a calendar that loads on demand. */
export function DateInput(props: DateInputProps) {
  const { label, labelHidden, hint, reason, error, required, disabled, value, onChange, onBlur, min, max } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const wrong = unreadable ? t('dateUnreadable') : error;
  const spoken = { hint, reason, error: wrong };
  return (
    <FieldFrame {...{ id, label, labelHidden, required, hint, reason }} error={wrong}>
      <DateBox
        id={id}
        value={value ?? null}
        locked={disabled === true || reason != null}
        invalid={wrong !== undefined}
        required={required}
        describedBy={describedBy(id, spoken)}
        calendarLabel={`${label}: ${t('calendar')}`}
        autoFocus={props.autoFocus}
        inputRef={props.inputRef}
        onNear={() => void load().catch(() => undefined)}
        onOpen={setAnchor}
        onChange={(day) => {
          setUnreadable(false);
          onChange(day);
        }}
        onLeave={(isUnreadable) => {
          setUnreadable(isUnreadable);
          onBlur?.();
        }}
      />
      {anchor !== null && (
        <Suspense fallback={null}>
          <OneDayFloat
            anchor={anchor}
            onClose={() => setAnchor(null)}
            label={label}
            min={min}
            max={max}
            value={value ?? null}
            onPick={(day) => {
              setUnreadable(false);
              onChange(day);
            }}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
