import { useTranslation } from 'react-i18next';
import { dockWalkCalls } from '../../../../../contracts/dockwalk/calls.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { ListPager } from '../../../ui/list/list-pager.js';
import { LoadedRows } from '../../../ui/list/loaded-rows.js';
import { PAGE_SIZES } from '../../../ui/list/pager.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { WALK } from '../model/walk-address.js';
import { PastDifferences } from './past-differences.js';

const FIRST_SIZE = 25;
const defaults = { page: 1, page_size: FIRST_SIZE };

const Row = styled('details')({
  borderTop: `1px solid ${role.line}`,
  'li:first-child > &': { borderTop: 0 },
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr) minmax(0, 150px) minmax(0, 110px)',
    alignItems: 'center',
    gap: '2px 16px',
    minHeight: 52,
    padding: '8px 16px',
    cursor: 'pointer',
    listStyle: 'none',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:hover': { backgroundColor: `color-mix(in srgb, ${role.seaSoft} 55%, transparent)` },
  '& > summary:focus-visible': { outlineOffset: -2 },
  '& b': { fontWeight: 650 },
  '& summary > span': { color: role.ink2, overflowWrap: 'anywhere' },
  '& em': { ...type.strong, fontStyle: 'normal', color: role.ink2, textAlign: 'right' },
  '& em[data-differs=true]': { color: role.ourMove.on },
});

/** Earlier walks: who, when and what differed. */
export function PastWalks() {
  const { t } = useTranslation('dockwalk');
  const { instant, time, dayOf } = useFormats();
  const { state, turnTo, showRows } = useListState(defaults);
  const asked = {
    page: Math.max(1, Math.trunc(state.page)),
    page_size: PAGE_SIZES.find((size) => size === state.page_size) ?? FIRST_SIZE,
  };
  const turns = { turnTo, showRows };
  const list = usePagedLoad(dockWalkCalls.getAll, asked, turns, { topics: [{ topic: 'dockwalk' }] });
  // The walk that is under way is not a past one.
  const saved = list.rows.filter(({ status }) => status === 'SAVED');
  const past = { ...list, rows: saved, nothing: list.data !== undefined && saved.length === 0 };
  const until = (start: string, end: string | null): string => {
    if (end === null) return instant(start);
    return dayOf(start) === dayOf(end) ? t('fromUntil', { start: instant(start), end: time(end) }) : instant(start);
  };
  return (
    <Page title={t('pastWalks')} back={{ to: WALK, label: t('backToWalk') }}>
      <Card>
        <LoadedRows
          list={past}
          loading={
            <div style={{ padding: '8px 16px' }}>
              <LoadingLines lines={6} rowHeight={52} />
            </div>
          }
          empty={<EmptyState title={t('noPastTitle')}>{t('noPastText')}</EmptyState>}
        >
          {(walks) => (
            <ul>
              {walks.map((walk) => (
                <li key={walk.session_id}>
                  <Row>
                    <summary>
                      <b>{until(walk.started_at, walk.saved_at)}</b>
                      <span>
                        {[
                          ...new Set([walk.started_by, ...walk.walkers].map(({ name }) => name ?? t('trade:someone'))),
                        ].join(', ')}
                      </span>
                      <span>{t('checkedLine', { checked: walk.checked, count: walk.berths })}</span>
                      <em data-differs={walk.differs > 0}>
                        {walk.differs === 0 ? t('differNone') : t('differ', { count: walk.differs })}
                      </em>
                    </summary>
                    <PastDifferences sessionId={walk.session_id} />
                  </Row>
                </li>
              ))}
            </ul>
          )}
        </LoadedRows>
      </Card>
      <ListPager list={list} above={FIRST_SIZE} />
    </Page>
  );
}
