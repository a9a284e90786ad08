import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { chainDashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import type { ChainRow } from '../../../../../contracts/dashboard/chain.js';
import { ChartCard } from '../../../entities/chart/chart-card.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Second } from '../../../ui/layout/second.js';
import type { Column } from '../../../ui/list/column.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  '& + &': { borderTop: `1px solid ${role.line}` },
});

const EVERY_MS = 60_000;
const SHOWN = 6;

/** The marinas in which most reservations wait for staff, and those that do not answer. */
export function AttentionCard() {
  const { t } = useTranslation('administration');
  const { number, ago, instant } = useFormats();
  const body = { waiting: true, sort: { by: 'our_moves', direction: 'desc' }, page_size: SHOWN } as const;
  const load = useLoad(chainDashboardCalls.getAll, body, {
    topics: [{ topic: 'marinas' }, { topic: 'reservations' }],
    refetchEvery: EVERY_MS,
  });
  const { data } = load;
  const moves = (row: ChainRow) => row.figures?.our_moves ?? 0;
  const columns: readonly Column<ChainRow>[] = [
    { id: 'marina', header: t('trade:marina'), cell: ({ marina }) => marina.name, text: ({ marina }) => marina.name },
    { id: 'moves', header: t('trade:actionsWaiting'), cell: (row) => number(moves(row)), text: moves },
    {
      id: 'oldest',
      header: t('oldest'),
      cell: ({ figures }) => (figures?.oldest_move_at == null ? '–' : instant(figures.oldest_move_at)),
      text: ({ figures }) => figures?.oldest_move_at,
    },
  ];
  return (
    <ChartCard
      title={t('attention')}
      note={
        data === undefined
          ? undefined
          : t('movesInMarinas', {
              count: data.totals.our_moves,
              where: t('trade:inMarinas', { count: data.totals.waiting_marinas }),
            })
      }
      load={load}
      columns={columns}
      rows={({ items }) => items}
      fileName="marinas-that-need-attention"
      empty={data?.total === 0 ? t('attentionNone') : undefined}
    >
      {({ items }) => (
        <Lines>
          {items.map(({ marina, figures, last_answer_at }) => (
            <Line key={marina.id}>
              <StatusMark kind="our_move" />
              <div style={{ minWidth: 0 }}>
                <Link to={`/reservations-admin?marinas=${marina.id}`} style={{ color: 'inherit', fontWeight: 600 }}>
                  {marina.name}
                </Link>
                {figures === null && (
                  <Second>
                    {last_answer_at === null
                      ? t('trade:noAnswer')
                      : t('noAnswerSince', { time: instant(last_answer_at) })}
                  </Second>
                )}
                {figures?.oldest_move_at != null && (
                  <Second>{t('oldestWaits', { ago: ago(figures.oldest_move_at) })}</Second>
                )}
              </div>
              <strong style={{ color: role.ourMove.on }}>{figures === null ? '–' : number(figures.our_moves)}</strong>
            </Line>
          ))}
        </Lines>
      )}
    </ChartCard>
  );
}
