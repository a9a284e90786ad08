import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { HistoryEntries } from './history-entries.js';
import { useBerthHistory } from './use-berth-history.js';

const SHOWN = 3;

/** The newest changes of the berth, with a link to all of them. */
export function HistoryCard({ berthId }: { berthId: string }) {
  const { t } = useTranslation('inventory/berth');
  const { number } = useFormats();
  const { data, may } = useBerthHistory(berthId, 1, SHOWN);
  if (!may) return null;
  return (
    <Card>
      <Section
        title={t('trade:history')}
        actions={data !== undefined && <Link to="?tab=history">{t('allEntries', { total: number(data.total) })}</Link>}
      >
        {data === undefined ? <LoadingLines lines={3} /> : <HistoryEntries entries={data.items} />}
      </Section>
    </Card>
  );
}
