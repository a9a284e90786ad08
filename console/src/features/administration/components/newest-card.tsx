import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { ChartCard } from '../../../entities/chart/chart-card.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Line = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  minHeight: 40,
  '& + &': { borderTop: `1px solid ${role.line}` },
});
const Second = styled('div')({ ...type.second, color: role.ink2, textAlign: 'right' });

type Row = AnswerOf<typeof reservationCalls.getallAdmin>['items'][number];

const SHOWN = 6;
const EVERY_MS = 60_000;

/** The reservations of all marinas that changed last. */
export function NewestCard() {
  const { t } = useTranslation('administration');
  const { ago, instant } = useFormats();
  const body = { sort: { key: 'updated_at', direction: 'desc' }, page_size: SHOWN } as const;
  const load = useLoad(reservationCalls.getallAdmin, body, {
    topics: [{ topic: 'reservations' }],
    refetchEvery: EVERY_MS,
  });
  const nameOf = ({ boater }: Row) => fullName(boater);
  const columns: readonly Column<Row>[] = [
    { id: 'number', header: t('trade:reservation'), cell: ({ view_id }) => view_id, text: ({ view_id }) => view_id },
    { id: 'boater', header: t('trade:boater'), cell: nameOf, text: nameOf },
    { id: 'marina', header: t('trade:marina'), cell: ({ marina }) => marina.name, text: ({ marina }) => marina.name },
    {
      id: 'changed',
      header: t('changed'),
      cell: ({ updated_at }) => instant(updated_at),
      text: (row) => row.updated_at,
    },
  ];
  return (
    <ChartCard
      title={t('newest')}
      actions={<Link to="/reservations-admin">{t('trade:allReservations')}</Link>}
      load={load}
      columns={columns}
      rows={({ items }) => items}
      fileName="newest-reservations"
      empty={load.data?.total === 0 ? t('newestNone') : undefined}
    >
      {({ items }) => (
        <Lines>
          {items.map((row) => (
            <Line key={row.id}>
              <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link
                  to={`/reservations-admin/${row.marina.id}/${row.id}`}
                  style={{ color: 'inherit', fontWeight: 600 }}
                >
                  {row.view_id}
                </Link>{' '}
                {nameOf(row)}
              </span>
              <Second>
                {row.marina.name}
                <br />
                {ago(row.updated_at)}
              </Second>
            </Line>
          ))}
        </Lines>
      )}
    </ChartCard>
  );
}
