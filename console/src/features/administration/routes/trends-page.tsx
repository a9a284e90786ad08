import { useTranslation } from 'react-i18next';
import { dashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import { trendSpans } from '../../../../../contracts/dashboard/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { ComparedCard } from '../components/compared-card.js';
import { GrowthCard } from '../components/growth-card.js';
import { PanelFilters } from '../components/panel-filters.js';
import { PanelHalves } from '../components/panel-grid.js';
import { YearsCard } from '../components/years-card.js';
import { addressWith, chosenMarinas, panelDefaults, spanOf } from '../model/panel-address.js';

const EVERY_MS = 120_000;

/** How marinas developed over months and years, for administrators. */
export function Component() {
  const { t } = useTranslation('administration');
  if (useMay(dashboardCalls.allTrends.access)) return <Trends />;
  return (
    <Page title={t('trendsTitle')}>
      <NoPermission text={t('adminOnly')} />
    </Page>
  );
}

function Trends() {
  const { t } = useTranslation('administration');
  const { today } = useFormats();
  const { state, set, clear, countSet } = useListState(panelDefaults);
  const span = spanOf(state);
  const load = useLoad(
    dashboardCalls.allTrends,
    { ...chosenMarinas(state), months: span },
    { topics: [{ topic: 'marinas' }], keepPrevious: true, refetchEvery: EVERY_MS },
  );
  const filtered = countSet(['countries', 'marinas', 'associations']) > 0;
  return (
    <Page title={t('trendsTitle')}>
      <FilterBar label={t('filters')} onClear={filtered ? () => clear(['months']) : undefined}>
        <ToggleInput
          label={t('span')}
          labelHidden
          value={String(span)}
          options={trendSpans.map((months) => ({
            value: String(months),
            label: t('common:months', { count: months }),
          }))}
          onChange={(months) => set({ months: Number(months ?? 24) })}
        />
        <PanelFilters state={state} onChange={set} present={Number(today().slice(0, 4))} />
      </FilterBar>
      <PanelHalves>
        <GrowthCard load={load} of="registers" />
        <GrowthCard load={load} of="stays" />
        <YearsCard load={load} />
        <ComparedCard
          load={load}
          of="countries"
          addressOf={(country) => addressWith('/trends', state, { countries: [country] })}
        />
        <ComparedCard load={load} of="marinas" addressOf={(id) => addressWith('/trends', state, { marinas: [id] })} />
      </PanelHalves>
    </Page>
  );
}
