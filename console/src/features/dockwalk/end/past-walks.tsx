import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { dockWalkCalls } from '../../../../../contracts/dockwalk/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { PAGE_SIZES, Pager } from '../../../ui/list/pager.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { WALK } from '../model/walk-address.js';
import { PastDifferences } from './past-differences.js';

const FIRST_SIZE = 25;

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
  const problemWords = useProblemWords();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page') ?? '1') || 1);
  const pageSize = PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? FIRST_SIZE;
  const set = (values: Readonly<Record<string, string>>) =>
    setParams((before) => {
      for (const [name, value] of Object.entries(values)) before.set(name, value);
      return before;
    });
  const load = useLoad(
    dockWalkCalls.getAll,
    { page, page_size: pageSize },
    { topics: [{ topic: 'dockwalk' }], keepPrevious: true },
  );
  const { data, error, isFetching, refetch } = load;
  const saved = data?.items.filter(({ status }) => status === 'SAVED');
  const until = (start: string, end: string | null): string => {
    if (end === null) return instant(start);
    return dayOf(start) === dayOf(end) ? t('fromUntil', { start: instant(start), end: time(end) }) : instant(start);
  };
  return (
    <Page title={t('pastWalks')} back={{ to: WALK, label: t('backToWalk') }}>
      <NotRefreshed load={load} />
      {saved === undefined ? (
        <Card style={{ padding: '8px 16px' }}>
          {error === null ? (
            <LoadingLines lines={6} rowHeight={52} />
          ) : (
            <ErrorState text={problemWords(error)} busy={isFetching} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : saved.length === 0 ? (
        <Card>
          <EmptyState title={t('noPastTitle')}>{t('noPastText')}</EmptyState>
        </Card>
      ) : (
        <Card>
          <ul>
            {saved.map((walk) => (
              <li key={walk.session_id}>
                <Row>
                  <summary>
                    <b>{until(walk.started_at, walk.saved_at)}</b>
                    <span>
                      {[...new Set([walk.started_by, ...walk.walkers].map(({ name }) => name ?? t('somebody')))].join(
                        ', ',
                      )}
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
        </Card>
      )}
      {data !== undefined && data.total > FIRST_SIZE && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={data.total}
          onPage={(next) => set({ page: String(next) })}
          onPageSize={(size) => set({ size: String(size), page: '1' })}
        />
      )}
    </Page>
  );
}
