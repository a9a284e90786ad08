import { useTranslation } from 'react-i18next';
import { dashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { AttentionCard } from '../components/attention-card.js';
import { CountriesCard } from '../components/countries-card.js';
import { FigureTiles } from '../components/figure-tiles.js';
import { GrowthCard } from '../components/growth-card.js';
import { MapCard } from '../components/map-card.js';
import { MarinaBarsCard } from '../components/marina-bars-card.js';
import { NewestCard } from '../components/newest-card.js';
import { PanelColumn, PanelGrid, PanelHalves } from '../components/panel-grid.js';
import { PanelFilters } from '../components/panel-filters.js';
import { VisitsCard } from '../components/visits-card.js';
import { addressWith, chosenMarinas, panelDefaults, spanOf, yearOf } from '../model/panel-address.js';

/** Figures have no hints of other marinas: they are asked again at this interval. */
const EVERY_MS = 120_000;

/** The administrators' panel. */
export function Component() {
  const { t } = useTranslation('administration');
  if (useMay(dashboardCalls.allStatistics.access)) return <AdPanel />;
  return (
    <Page title={t('trade:allMarinas')}>
      <NoPermission text={t('adminOnly')} />
    </Page>
  );
}

function AdPanel() {
  const { t } = useTranslation('administration');
  const { today } = useFormats();
  const { state, set, clear, countSet } = useListState(panelDefaults);
  const filter = chosenMarinas(state);
  const how = { topics: [{ topic: 'marinas' as const }], keepPrevious: true, refetchEvery: EVERY_MS };
  const statistics = useLoad(dashboardCalls.allStatistics, { ...filter, ...yearOf(state) }, how);
  const trends = useLoad(dashboardCalls.allTrends, { ...filter, months: spanOf(state) }, how);
  const members = useLoad(dashboardCalls.membershipsCount, undefined, how);
  const filtered = countSet(['year', 'countries', 'marinas', 'associations']) > 0;
  const everywhere = countSet(['countries', 'marinas', 'associations']) === 0;
  const present = Number(today().slice(0, 4));
  const addressOf = (id: string) => addressWith('/ad-panel', state, { marinas: [id] });
  return (
    <Page title={t('trade:allMarinas')}>
      <FilterBar label={t('filters')} onClear={filtered ? () => clear() : undefined}>
        <PanelFilters state={state} onChange={set} years={statistics.data?.years ?? [present]} present={present} />
      </FilterBar>
      {statistics.data !== undefined && statistics.error === null && (
        <FigureTiles
          statistics={statistics.data}
          members={everywhere ? members.data?.active_cards : undefined}
          linked
        />
      )}
      <PanelGrid>
        <PanelColumn>
          <VisitsCard load={statistics} />
          <MarinaBarsCard load={statistics} of="customersPerMarina" addressOf={addressOf} />
          <MarinaBarsCard load={statistics} of="visitsPerMarina" addressOf={addressOf} />
        </PanelColumn>
        <MapCard load={statistics} onChoose={(id) => set({ marinas: [id] }, { push: true })} />
      </PanelGrid>
      <PanelHalves>
        <AttentionCard />
        <NewestCard />
        <GrowthCard load={trends} of="registers" />
        <CountriesCard load={statistics} />
      </PanelHalves>
    </Page>
  );
}
