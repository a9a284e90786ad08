import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useChangeWords } from '../../../lib/i18n/use-change-words.js';
import { Timeline } from '../../../ui/page/timeline.js';

/** Entries of the history as a timeline: what changed, who and when. */
export function HistoryEntries({ entries }: { entries: readonly AuditEntry[] }) {
  const { instant } = useFormats();
  const changeWords = useChangeWords();
  return (
    <Timeline
      entries={entries.map((entry) => ({
        id: entry.id,
        kind: /Arrived|Allocated|Assigned/.test(entry.event_type) ? ('booked' as const) : ('expired' as const),
        title: entry.title,
        by: `${entry.actor.name}, ${instant(entry.at)}`,
        lines: entry.changes.map(changeWords),
      }))}
    />
  );
}
