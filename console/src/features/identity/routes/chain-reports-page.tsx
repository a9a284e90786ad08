import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { chainDashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import type { chainReport } from '../../../../../contracts/dashboard/chain.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { useUser } from '../../../lib/session/session-context.js';
import type { Column } from '../../../ui/list/column.js';
import { ListTable } from '../../../ui/list/list-table.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { ChainReset } from '../components/chain-reset.js';

type Report = z.infer<typeof chainReport>;

/** The latest figures of each marina, for administrators and chain managers; the reset loads all of them again. */
export function Component() {
  const { t } = useTranslation('identity/chain');
  if (useMay(chainDashboardCalls.list.access)) return <Reports />;
  return (
    <Page title={t('trade:reportsOfAllMarinas')}>
      <NoPermission />
    </Page>
  );
}

function Reports() {
  const { t } = useTranslation('identity/chain');
  const formats = useFormats();
  const countryName = useCountryName();
  const { is_admin } = useUser();
  const load = useLoad(chainDashboardCalls.list, undefined, {
    topics: [{ topic: 'marinas' }],
  });
  const { data, error, isFetching, refetch } = load;
  const answered = ({ answered_at, last_answer_at }: Report) => {
    if (answered_at !== null) return formats.instant(answered_at);
    return last_answer_at === null
      ? t('trade:noAnswer')
      : t('trade:noAnswerSince', { time: formats.instant(last_answer_at) });
  };
  const taken = ({ figures }: Report) =>
    figures === null || figures.berths === 0
      ? '–'
      : t('partOf', { part: formats.number(figures.taken), count: figures.berths });
  const columns: readonly Column<Report>[] = [
    {
      id: 'name',
      header: t('trade:marina'),
      width: 240,
      cell: ({ marina }) => (
        <TwoLines
          main={<strong>{marina.name}</strong>}
          second={`${countryName(marina.country) ?? ''}, ${marina.code}`}
        />
      ),
    },
    { id: 'taken', header: t('occupied'), width: 150, cell: taken },
    { id: 'moves', header: t('ourMoves'), width: 130, cell: ({ figures }) => figures?.our_moves ?? '–' },
    {
      id: 'inOut',
      header: t('inOut'),
      width: 120,
      cell: ({ figures }) => (figures === null ? '–' : `${figures.arrivals}, ${figures.departures}`),
    },
    { id: 'answered', header: t('lastAnswer'), width: 220, cell: answered },
  ];
  return (
    <Page
      paper
      title={t('trade:reportsOfAllMarinas')}
      subtitle={t('reportsText')}
      back={{ to: '/marinas' }}
      actions={<ChainReset />}
    >
      <ListTable
        label={t('trade:reportsOfAllMarinas')}
        columns={columns}
        rows={data?.items ?? []}
        rowId={({ marina }) => marina.id}
        rowHref={({ marina }) => (is_admin ? `/marinas/${marina.id}` : '/marinas')}
        rowLabel={({ marina }) => marina.name}
        card={(report) => (
          <TwoLines main={<strong>{report.marina.name}</strong>} second={`${taken(report)}, ${answered(report)}`} />
        )}
        loading={data === undefined && error === null}
        loadingRows={6}
        load={load}
        instead={
          error !== null ? (
            <LoadFailed load={{ error, isFetching, refetch }} />
          ) : (
            data?.total === 0 && <EmptyState title={t('none')} />
          )
        }
      />
    </Page>
  );
}
