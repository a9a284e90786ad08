import { useTranslation } from 'react-i18next';
import { auditCalls } from '../../../../../contracts/audit/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useChangeWords } from '../../../lib/i18n/use-change-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { Timeline } from '../../../ui/page/timeline.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { absenceTopics } from '../api/absence-topics.js';

interface HistoryListProps {
  readonly absenceId: string;
  /** Most entries that are shown. */
  readonly most: number;
}

/** What happened to the report, newest first; only for users who may read the history. */
export function HistoryList({ absenceId, most }: HistoryListProps) {
  const { t } = useTranslation('absences');
  const { instant } = useFormats();
  const changeWords = useChangeWords();
  const may = useMay(auditCalls.getall.access);
  const body = { filter: { kind: 'absence', id: absenceId }, sort: 'newest' as const, page: 1, page_size: most };
  const load = useLoad(auditCalls.getall, body, {
    topics: absenceTopics,
    enabled: may,
  });
  const { data, error, refetch, isFetching } = load;
  if (!may) return null;
  return (
    <Card>
      <Section title={t('trade:activity')} level="label">
        <NotRefreshed load={load} />
        {data === undefined && error === null && <LoadingLines lines={3} />}
        {data === undefined && error !== null && <LoadFailed load={{ error, isFetching, refetch }} />}
        {data !== undefined && (
          <Timeline
            entries={data.items.map((entry) => ({
              id: entry.id,
              kind: 'expired' as const,
              title: entry.title,
              by: `${entry.actor.name}, ${instant(entry.at)}`,
              lines: entry.changes.map(changeWords),
            }))}
          />
        )}
      </Section>
    </Card>
  );
}
