import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { TimelineEntry } from '../../../ui/page/timeline.js';
import {
  addedTo,
  changesShown,
  marksThrough,
  markOfEvent,
  markOfStatus,
  newestFirst,
  passedOverTogether,
} from './timeline-rules.js';

/** Other reservations that one entry names; the history has all of them. */
const MOST_PASSED_OVER = 3;

/** The entries of the timeline, from the history or, if the user may not read it, from the statuses. */
export function useTimelineEntries(
  reservation: ReservationDetail,
  history: readonly AuditEntry[] | null,
): TimelineEntry[] {
  const { t } = useTranslation(['reservations/side', 'common']);
  const { instant, dateRange } = useFormats();
  if (history === null) {
    const statuses = newestFirst(reservation.statuses);
    const marks = marksThrough(statuses.map(markOfStatus));
    return statuses.map((entry, index) => ({
      id: `${entry.created_at} ${entry.status_code}`,
      kind: marks[index] ?? 'our_move',
      title: t(`code_${entry.status_code}`),
      by: instant(entry.created_at),
      lines: (entry.suggested_dates ?? []).map(({ start_date, end_date }) => dateRange(start_date, end_date)),
    }));
  }
  const marks = marksThrough(history.map((entry) => markOfEvent(entry.event_type)));
  return passedOverTogether(history, reservation.id).map(({ entry, index, others }) => {
    const by = t('common:byAt', { who: entry.actor.name, when: instant(entry.at) });
    if (others.length > 0) {
      const shown = others
        .slice(0, MOST_PASSED_OVER)
        .map(({ title, record_label }) => `${title} (${record_label ?? ''})`);
      const more = others.length - shown.length;
      const all = more === 0 ? shown : [...shown, t('moreTimes', { count: more })];
      const title = t('passedOver', { count: others.length });
      return { id: entry.id, kind: marks[index] ?? 'our_move', title, by, lines: [all.join(' · ')] };
    }
    const { shown, more } = changesShown(entry.changes);
    const lines = shown.map(({ label, from, to }) => changeWords(label, from, to));
    return {
      id: entry.id,
      kind: marks[index] ?? 'our_move',
      title: entry.title,
      by,
      // One line that wraps: a line for each change makes a wall of text.
      lines:
        lines.length === 0 ? [] : [[...lines, ...(more === 0 ? [] : [t('moreChanges', { count: more })])].join(' · ')],
    };
  });

  function changeWords(field: string, from: string | null, to: string | null): string {
    const joined = from === null || to === null ? null : addedTo(from, to);
    if (joined !== null) return t('changeSet', { field, to: joined });
    if (from === null) return t('changeSet', { field, to: to ?? '' });
    return to === null ? t('changeGone', { field, from }) : t('changeFromTo', { field, from, to });
  }
}
