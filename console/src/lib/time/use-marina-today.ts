import { useFormats } from '../format/use-formats.js';
import { useNow } from './use-now.js';

/** Today's date in the marina's time zone. It changes at midnight while the screen stays open. */
export function useMarinaToday(): string {
  const { dayOf } = useFormats();
  return dayOf(useNow(60_000));
}
