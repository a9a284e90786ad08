import { useTranslation } from 'react-i18next';
import { ReportTabs } from '../../../entities/report/report-tabs.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { ListPager } from '../../../ui/list/list-pager.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { styled } from '../../../ui/theme/styled.js';
import { useReport } from '../api/use-report.js';
import { reportDefaults, scopeOf } from '../model/report-address.js';
import { MonthChart } from './month-chart.js';
import { ReportActions } from './report-actions.js';
import { ReportFilters } from './report-filters.js';
import { ReportTable } from './report-table.js';

const Body = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });
const NoPrint = styled('div')({ minWidth: 0, '@media print': { display: 'none' } });

/** The reports of a marina, or of all marinas for administrators. Everything that narrows them is in the address. */
export function ReportsScreen({ everywhere }: { everywhere: boolean }) {
  const { t } = useTranslation('reports');
  const formats = useFormats();
  const { state, set, clear, turnTo, showRows } = useListState(reportDefaults);
  const scope = scopeOf(state, formats.today());
  const answer = useReport(scope, state, everywhere);
  const { data, error, isFetching, isPlaceholderData, refetch } = answer;
  const shown = data?.report === scope.report ? data : undefined;
  const addressOf = (report: string) => {
    const query = new URLSearchParams({
      report,
      ...(state.from === '' ? {} : { from: state.from }),
      ...(state.to === '' ? {} : { to: state.to }),
    });
    for (const marina of state.marinas) query.append('marinas', marina);
    return `?${query.toString()}`;
  };
  return (
    <Page
      paper
      title={t('trade:reports')}
      subtitle={everywhere ? t('subtitleEverywhere') : undefined}
      actions={<ReportActions scope={scope} everywhere={everywhere} empty={shown?.total === 0} />}
    >
      <NoPrint>
        <ReportTabs current={scope.report} addressOf={addressOf} />
      </NoPrint>
      <ReportFilters
        address={state}
        scope={scope}
        piers={data?.piers ?? []}
        everywhere={everywhere}
        onChange={set}
        onClear={() => clear(['report', 'page_size', 'sort'])}
      />
      <Body>
        {shown === undefined ? (
          <Card>
            {error === null ? (
              <div style={{ padding: '12px 20px' }}>
                <LoadingLines lines={8} rowHeight={40} />
              </div>
            ) : (
              <LoadFailed load={{ error, isFetching, refetch }} />
            )}
          </Card>
        ) : (
          <>
            <Card>
              <MonthChart chart={shown.chart} currency={shown.currency} />
            </Card>
            <Card role="region" aria-label={shown.title}>
              {shown.total === 0 ? (
                <EmptyState title={t('emptyTitle')}>{t(`empty_${scope.report}`)}</EmptyState>
              ) : (
                <>
                  <ReportTable
                    report={shown}
                    sort={state.sort}
                    stale={isPlaceholderData}
                    onSort={(sort) => set({ sort })}
                    hrefOf={({ id, marina_id }) =>
                      everywhere ? `/reservations-admin/${marina_id}/${id}` : `/reservations/${id}`
                    }
                  />
                  <ListPager list={{ pages: { ...state, turnTo, showRows }, total: shown.total }} />
                </>
              )}
            </Card>
          </>
        )}
      </Body>
    </Page>
  );
}
