import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useChangeWords } from '../../../lib/i18n/use-change-words.js';
import type { TimelineEntry } from '../../../ui/page/timeline.js';
import { Folded } from './folded.js';
import {
  addedTo,
  byAction,
  changesShown,
  marksThrough,
  markOfEvent,
  markOfStatus,
  newestFirst,
  opensReservation,
  passedOverTogether,
} from './timeline-rules.js';

/** Other reservations that one entry names; the history has all of them. */
const MOST_PASSED_OVER = 3;

/** The entries of the timeline, from the history or, if the user may not read it, from the statuses. */
export function useTimelineEntries(
  reservation: ReservationDetail,
  history: readonly AuditEntry[] | null,
  /** The history that `history` is a part of; it says whose move it was at each entry. */
  whole: readonly AuditEntry[] = history ?? [],
): TimelineEntry[] {
  const { t } = useTranslation(['reservations/side', 'common']);
  const { instant, dateRange } = useFormats();
  const changeWords = useTimelineWords();
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
  const through = marksThrough(whole.map((entry) => markOfEvent(entry.event_type)));
  const marks = new Map(whole.map(({ id }, index) => [id, through[index]]));
  const shown = passedOverTogether(history, reservation.id).map((one) => ({
    ...one,
    event_type: one.entry.event_type,
    correlation_id: one.others.length > 0 ? one.entry.id : one.entry.correlation_id,
  }));
  return byAction(shown).map(({ main: { entry, others }, others: followed }) => {
    const common = {
      id: entry.id,
      kind: marks.get(entry.id) ?? markOfEvent(entry.event_type) ?? 'our_move',
      by: t('common:byAt', { who: entry.actor.name, when: instant(entry.at) }),
    };
    if (others.length > 0) {
      const named = others
        .slice(0, MOST_PASSED_OVER)
        .map(({ title, record_label }) => `${title} (${record_label ?? ''})`);
      const more = others.length - named.length;
      const all = more === 0 ? named : [...named, t('moreTimes', { count: more })];
      return { ...common, title: t('passedOver', { count: others.length }), lines: [all.join(' · ')] };
    }
    const { first, rest } = changesShown(entry.changes);
    const at = opensReservation(entry.event_type) ? [] : first.map(changeWords);
    const folded = [
      ...(at.length === 0 ? [...first, ...rest] : rest).map(changeWords),
      ...followed.flatMap((one) => {
        const changes = changesShown(one.entry.changes);
        return [...changes.first, ...changes.rest].map(changeWords);
      }),
    ];
    const titles = [...new Set(followed.map((one) => one.entry.title))];
    return {
      ...common,
      title: entry.title,
      // One line that wraps: a line for each change makes a wall of text.
      lines: [titles, at].filter((line) => line.length > 0).map((line) => line.join(' · ')),
      after: folded.length > 0 && <Folded lines={[...new Set(folded)]} />,
    };
  });
}

/** Returns the words for a change. Of a list that only grew, it names what was added. */
function useTimelineWords(): (change: AuditEntry['changes'][number]) => string {
  const changeWords = useChangeWords();
  return (change) => {
    const { from, to } = change;
    const added = from === null || to === null ? null : addedTo(from, to);
    return changeWords(added === null ? change : { ...change, from: null, to: added });
  };
}
