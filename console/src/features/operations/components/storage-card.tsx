import { useTranslation } from 'react-i18next';
import { operationsCalls } from '../../../../../contracts/operations/calls.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { usePages } from '../../../lib/api/use-pages.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ListPager } from '../../../ui/list/list-pager.js';
import { LoadedRows } from '../../../ui/list/loaded-rows.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { role } from '../../../ui/theme/role.js';
import { ScrollingTable } from './scrolling-table.js';

const PAGE_SIZE = 10;
const EVERY_MS = 60_000;

/** How much of its room for files each marina has taken. */
export function StorageCard() {
  const { t } = useTranslation('operations');
  const { fileSize, number } = useFormats();
  const { asked, turns } = usePages(PAGE_SIZE);
  const list = usePagedLoad(operationsCalls.storage, asked, turns, { topics: [], refetchEvery: EVERY_MS });
  return (
    <Card>
      <Section title={t('storage')} note={t('storageNote')}>
        <LoadedRows
          list={list}
          loading={<LoadingLines lines={3} />}
          empty={<p style={{ margin: 0, color: role.ink2 }}>{t('storageNone')}</p>}
        >
          {(rows) => (
            <ScrollingTable label={t('storage')}>
              <thead>
                <tr>
                  <th scope="col">{t('trade:marina')}</th>
                  <th scope="col" data-number>
                    {t('trade:files')}
                  </th>
                  <th scope="col">{t('storageTaken')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ marina_id, marina_name, files, bytes, limit, nearly_full }) => (
                  <tr key={marina_id}>
                    <th scope="row">{marina_name}</th>
                    <td data-number>{number(files)}</td>
                    <td>
                      {t('storageOf', { taken: fileSize(bytes), limit: fileSize(limit) })}{' '}
                      {nearly_full && <StatusChip kind="our_move" label={t('storageNearlyFull')} />}
                    </td>
                  </tr>
                ))}
              </tbody>
            </ScrollingTable>
          )}
        </LoadedRows>
        <ListPager list={list} above={PAGE_SIZE} />
      </Section>
    </Card>
  );
}
