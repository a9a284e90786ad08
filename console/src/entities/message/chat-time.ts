import { addDays } from '../../../../contracts/vocabulary/dates.js';
import dayjs from 'dayjs';
import { dayIn } from '../../lib/format/days.js';

/** When something was written, for a short list: time of day if today, `yesterday`, else DD/MM/YYYY. */
export function chatTime(at: string, now: Date, timeZone: string, yesterday: string): string {
  const instant = new Date(at);
  const day = dayIn(timeZone, instant);
  const today = dayIn(timeZone, now);
  if (day === today) {
    return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
  }
  return day === addDays(today, -1) ? yesterday : dayjs(day).format('DD/MM/YYYY');
}
