import { useTranslation } from 'react-i18next';
import { dashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import { reportCalls } from '../../../../../contracts/reports/calls.js';
import { ReportTabs } from '../../../entities/report/report-tabs.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { CountriesCard } from '../components/countries-card.js';
import { FigureTiles } from '../components/figure-tiles.js';
import { GrowthCard } from '../components/growth-card.js';
import { PanelHalves } from '../components/panel-grid.js';
import { VisitsCard } from '../components/visits-card.js';
import { YearsCard } from '../components/years-card.js';
import { panelDefaults, yearOf } from '../model/panel-address.js';

const TOPICS: readonly Topic[] = [{ topic: 'reservations' }, { topic: 'customers' }, { topic: 'vessels' }];

/** The statistics of the marina in which the user works. */
export function Component() {
  const { t } = useTranslation('administration');
  return useMay(dashboardCalls.marinaStatistics.access) ? (
    <Statistics />
  ) : (
    <Page title={t('trade:statistics')}>
      <NoPermission />
    </Page>
  );
}

function Statistics() {
  const { t } = useTranslation('administration');
  const { today } = useFormats();
  const { marina } = useSession();
  const reports = useMay(reportCalls.get.access);
  const { state, set } = useListState(panelDefaults);
  const how = { topics: TOPICS, keepPrevious: true };
  const statistics = useLoad(dashboardCalls.marinaStatistics, yearOf(state), how);
  const trends = useLoad(dashboardCalls.marinaTrends, { months: 24 }, how);
  const present = Number(today().slice(0, 4));
  const years = statistics.data?.years ?? [present];
  return (
    <Page title={t(reports ? 'trade:reports' : 'trade:statistics')} subtitle={marina?.name}>
      <ReportTabs current="statistics" addressOf={(report) => `/reports?report=${report}`} />
      <FilterBar label={t('filters')}>
        <SelectInput
          label={t('trade:year')}
          labelHidden
          value={String(state.year === 0 ? present : state.year)}
          options={[...years].reverse().map((year) => ({ value: String(year), label: String(year) }))}
          onChange={(year) => set({ year: Number(year ?? 0) })}
        />
      </FilterBar>
      {statistics.data !== undefined && statistics.error === null && (
        <FigureTiles statistics={statistics.data} linked={false} />
      )}
      <PanelHalves>
        <VisitsCard load={statistics} />
        <CountriesCard load={statistics} />
        <GrowthCard load={trends} of="registers" />
        <GrowthCard load={trends} of="stays" />
        <YearsCard load={trends} />
      </PanelHalves>
    </Page>
  );
}
