import { useFormats } from '../../../lib/format/use-formats.js';
import { useNow } from '../../../lib/time/use-now.js';

/** Today's date at the marina, wherever the screen stands; a screen left open overnight follows. */
export function useMarinaToday(): string {
  const { dayOf } = useFormats();
  return dayOf(useNow(60_000));
}
