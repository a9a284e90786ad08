import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { closureCalls } from '../../../../../contracts/berths/closure-calls.js';
import type { ClosureRow } from '../../../../../contracts/berths/closures.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useMay } from '../../../lib/session/may.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { ListPager } from '../../../ui/list/list-pager.js';
import { LoadedRows } from '../../../ui/list/loaded-rows.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useClosureWords } from '../components/use-closure-words.js';

const defaults = { page: 1, page_size: 25 };

/** Closures, the latest first. */
export function Component() {
  const { t } = useTranslation('closures');
  const may = useMay(closureCalls.createClosure.access);
  const { state, turnTo, showRows } = useListState(defaults);
  const list = usePagedLoad(
    closureCalls.listClosures,
    { page: state.page, page_size: state.page_size },
    { turnTo, showRows },
    { topics: [{ topic: 'occupancy' }] },
  );
  return (
    <Page
      title={t('closures')}
      back={{ to: listAddress('/plan') }}
      actions={may && <LinkButton to="/closures/create">{t('close')}</LinkButton>}
    >
      <Card>
        <Section>
          <LoadedRows
            list={list}
            loading={<LoadingLines lines={6} />}
            empty={<EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>}
          >
            {(rows) => (
              <ul aria-label={t('closures')}>
                {rows.map((row) => (
                  <ClosureLine key={row.closure_id} row={row} />
                ))}
              </ul>
            )}
          </LoadedRows>
        </Section>
        <ListPager list={list} />
      </Card>
    </Page>
  );
}

function ClosureLine({ row }: { row: ClosureRow }) {
  const { t } = useTranslation('closures');
  const words = useClosureWords();
  const facts = [words.nights(row), t(`reason_${row.reason}`), t(`state_${row.state}`)];
  if (row.to_move > 0) facts.push(t('toMove', { count: row.to_move }));
  if (row.calls > 0) facts.push(t('toRing', { count: row.calls }));
  return (
    <li>
      <Link to={`/closures/${row.closure_id}`}>{words.title(row)}</Link> {facts.join(' · ')}
    </li>
  );
}
