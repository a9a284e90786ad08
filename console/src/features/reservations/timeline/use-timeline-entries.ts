import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { TimelineEntry } from '../../../ui/page/timeline.js';
import { addedTo, changesShown, marksThrough, markOfEvent, markOfStatus, newestFirst } from './timeline-rules.js';

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
  return history.map((entry, index) => {
    const { shown, more } = changesShown(entry.changes);
    const lines = shown.map(({ label, from, to }) => changeWords(label, from, to));
    return {
      id: entry.id,
      kind: marks[index] ?? 'our_move',
      title: entry.title,
      by: t('common:byAt', { who: entry.actor.name, when: instant(entry.at) }),
      lines: more === 0 ? lines : [...lines, t('moreChanges', { count: more })],
    };
  });

  function changeWords(field: string, from: string | null, to: string | null): string {
    const joined = from === null || to === null ? null : addedTo(from, to);
    if (joined !== null) return t('changeSet', { field, to: joined });
    if (from === null) return t('changeSet', { field, to: to ?? '' });
    return to === null ? t('changeGone', { field, from }) : t('changeFromTo', { field, from, to });
  }
}
