import { Suspense, useState } from 'react';
import { Button } from '../buttons/button.js';
import { lazyWithRetry } from '../floats/lazy-with-retry.js';
import { CalendarIcon } from '../icons.js';
import type { Day } from './day-text.js';

const load = () => import('./calendar-float.js');
const OneDayFloat = lazyWithRetry(async () => (await load()).OneDayFloat);

interface DateButtonProps {
  /** Names the calendar. */
  readonly label: string;
  readonly value: Day;
  readonly onChange: (day: Day) => void;
  /** The day in words. */
  readonly children: string;
}

/** A day in words that opens a calendar, for heads of pages that show one day. */
export function DateButton({ label, value, onChange, children }: DateButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        kind="quiet"
        icon={<CalendarIcon />}
        aria-label={`${label}: ${children}`}
        aria-haspopup="dialog"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </Button>
      {anchor !== null && (
        <Suspense fallback={null}>
          <OneDayFloat {...{ anchor, label, value }} onClose={() => setAnchor(null)} onPick={onChange} />
        </Suspense>
      )}
    </>
  );
}
