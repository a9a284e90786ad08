import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HarbourMap } from '../../../../../contracts/berths/harbour-map.js';
import { AsItStoodChip } from '../../../entities/berth-plan/as-it-stood-chip.js';
import { TimeSlider } from '../../../entities/berth-plan/time-slider.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { useHarbourMap, usePlanDifferences } from '../api/use-harbour-map.js';
import { type MapAddress, mapDefaults, mapStateOf, type MapState } from '../model/map-address.js';
import { ArrangeView } from './arrange-view.js';
import { DateStepper } from './date-stepper.js';
import { MapActions } from './map-actions.js';
import { MapBody } from './map-body.js';
import { MapSkeleton } from './map-skeleton.js';
import { MapTools } from './map-tools.js';
import { PhoneMapTools } from './phone-map-tools.js';

/** What the address shows, loaded. */
function useShownMap(state: MapState) {
  const past = useHarbourMap(state.date, state.at, state.at !== null);
  const present = useHarbourMap(state.date, null, state.at === null || state.compare === 'now');
  const differences = usePlanDifferences(state.at);
  const query = state.at !== null && state.compare !== 'now' ? past : present;
  return { query, differences };
}

/** The harbour map with its tools. The address holds all that it shows. */
export function MapScreen() {
  const { t } = useTranslation('map');
  const { state: address, set } = useListState(mapDefaults);
  const state = mapStateOf(address);
  const { query, differences } = useShownMap(state);
  const [arranging, setArranging] = useState(false);
  const map = query.data;
  const go = (patch: Partial<MapAddress>): void => set(patch);
  const closePast = (): void => set({ past: false, at: '', compare: 'difference' });
  const open = address.past || state.at !== null;
  const narrow = useNarrow();
  const onPast = (): void => (open ? closePast() : set({ past: true }));
  const onView = (view: string): void => go({ view });
  const onFind = (find: string): void => go({ find });
  const onList = (list: boolean): void => go({ list });
  if (arranging && map !== undefined && state.at === null) {
    return (
      <Page title={t('arrangeTitle')}>
        <ArrangeView key={map.arrangement.revision} map={map} onDone={() => setArranging(false)} />
      </Page>
    );
  }
  return (
    <Page
      paper
      title={t('trade:harbourMap')}
      chip={state.at === null ? undefined : <AsItStoodChip at={state.at} />}
      subtitle={
        map === undefined || state.at !== null || narrow ? undefined : (
          <DateStepper date={map.date} today={map.today} onDate={(date) => go({ date: date ?? '' })} />
        )
      }
      actions={
        narrow && state.at === null ? undefined : (
          <MapActions
            {...{ state, map, open, onPast, onView }}
            differences={differences.data}
            onCompare={(compare) => go({ compare })}
            onArrange={() => setArranging(true)}
          />
        )
      }
    >
      {open && <TimeSlider at={state.at} onAt={(at) => set({ at: at ?? '', past: true })} />}
      {map !== undefined &&
        (narrow && state.at === null ? (
          <PhoneMapTools
            {...{ map, open, onPast, onView, onFind, onList }}
            view={state.view}
            find={address.find}
            list={address.list}
            onDate={(date) => go({ date: date ?? '' })}
            onArrange={() => setArranging(true)}
          />
        ) : (
          <MapTools find={address.find} list={address.list} {...{ onFind, onList }} />
        ))}
      <Loaded map={map} query={query}>
        {(shown) => (
          <MapBody
            map={shown}
            {...{ address, state, set }}
            differences={state.at === null || state.compare !== 'difference' ? undefined : differences.data}
            loading={query.isPlaceholderData}
          />
        )}
      </Loaded>
    </Page>
  );
}

interface LoadedProps {
  readonly map: HarbourMap | undefined;
  readonly query: ReturnType<typeof useHarbourMap>;
  readonly children: (map: HarbourMap) => React.ReactNode;
}

function Loaded({ map, query, children }: LoadedProps) {
  const { t } = useTranslation('map');
  const { error, isFetching, refetch } = query;
  if (error !== null && map === undefined) {
    return (
      <Card>
        <LoadFailed load={{ error, isFetching, refetch }} />
      </Card>
    );
  }
  if (map === undefined) return <MapSkeleton />;
  if (map.berths.length === 0 && map.piers.length === 0) {
    return (
      <Card>
        <EmptyState title={t('noBerthsTitle')}>{t('noBerthsText')}</EmptyState>
      </Card>
    );
  }
  return children(map);
}
