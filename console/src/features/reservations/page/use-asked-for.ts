import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a link to the page may ask for (`?do=`): a part of the stay that staff want to change. */
const parts = ['dates', 'size', 'berth'] as const;
export type AskedPart = (typeof parts)[number];

/** The part that the page's link asks for; null: the page is only opened. */
export function useAskedPart(): AskedPart | null {
  const [params] = useSearchParams();
  const asked = params.get('do');
  return parts.find((part) => part === asked) ?? null;
}

/** Shows the part once, when the page opens: the focus is in its first field, or on the card of the berth. */
export function useShownPart(part: AskedPart | null, focus: (field: 'start_date') => void): void {
  const waits = useRef(part !== null);
  useEffect(() => {
    if (!waits.current) return;
    waits.current = false;
    if (part === 'dates') focus('start_date');
    if (part !== 'berth') return;
    const card = document.querySelector('[data-part=berthing]');
    card?.scrollIntoView({ block: 'start' });
    card?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }, [part, focus]);
}
