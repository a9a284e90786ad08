import { useTranslation } from 'react-i18next';
import { useListedPage } from '../../../lib/api/use-listed-page.js';
import { usePages } from '../../../lib/api/use-pages.js';
import { ListPager } from '../../../ui/list/list-pager.js';
import { LoadedRows } from '../../../ui/list/loaded-rows.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { HistoryEntries } from './history-entries.js';
import { useBerthHistory } from './use-berth-history.js';

/** The whole history of the berth. */
export function HistoryTab({ berthId }: { berthId: string }) {
  const { t } = useTranslation('inventory/berth');
  const { asked, turns } = usePages(25);
  const answer = useBerthHistory(berthId, asked.page, asked.page_size);
  const list = useListedPage(answer, { ...asked, ...turns });
  if (!answer.may) return <NoPermission />;
  return (
    <Card>
      <Section title={t('trade:history')}>
        <LoadedRows list={list} loading={<LoadingLines lines={8} />} empty={<HistoryEntries entries={[]} />}>
          {(entries) => <HistoryEntries entries={entries} />}
        </LoadedRows>
      </Section>
      <ListPager list={list} above={asked.page_size} />
    </Card>
  );
}
