import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HarbourMap } from '../../../../../contracts/berths/harbour-map.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import type { ListStateAnswer } from '../../../lib/url/use-list-state.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useFit } from '../api/use-harbour-map.js';
import { boatText, type MapAddress, type mapDefaults, type MapState } from '../model/map-address.js';
import { BerthPanel } from './berth-panel.js';
import { DifferenceMarks } from './difference-marks.js';
import { DifferencesPanel } from './differences-panel.js';
import { FitPanel } from './fit-panel.js';
import { HarbourView } from './harbour-view.js';
import { MapAndSide } from './map-and-side.js';
import { MapLegend } from './map-legend.js';
import { MapList } from './map-list.js';
import { TotalsCard } from './totals-card.js';
import { useBerthNames } from './use-berth-words.js';
import { fitOf } from './use-map-layers.js';
import { usePanelFocus } from './use-panel-focus.js';
import type { harbourMapCalls } from '../../../../../contracts/berths/harbour-map-calls.js';

const LastChange = styled('p')({ ...text.second, padding: '0 16px 10px', color: role.ink2 });

interface MapBodyProps {
  readonly map: HarbourMap;
  readonly address: MapAddress;
  readonly state: MapState;
  readonly set: ListStateAnswer<typeof mapDefaults>['set'];
  /** Set where the map shows what has changed since its moment. */
  readonly differences: AnswerOf<typeof harbourMapCalls.planDifferences> | undefined;
  /** Another moment or night is loading. */
  readonly loading: boolean;
}

/** The map or its list, with the panels beside it. */
export function MapBody({ map, address, state, set, differences, loading }: MapBodyProps) {
  const { t } = useTranslation('map');
  const names = useBerthNames(map);
  const [difference, setDifference] = useState<number | null>(null);
  const view = state.at === null ? state.view : 'occupancy';
  const fit = useFit(view === 'fit' ? state.boat : null, map.date, state.until);
  const choices = view === 'fit' && state.boat !== null ? (fit.data?.items ?? null) : null;
  const berthId = names.has(address.berth) ? address.berth : null;
  const { panel, focusPanelOf } = usePanelFocus<HTMLDivElement>(berthId);
  const onBerth = (id: string | null): void => set({ berth: id ?? '' });
  useEffect(() => setDifference(null), [state.at]);
  const counts =
    choices === null
      ? null
      : {
          fits: choices.filter((choice) => fitOf(choice) === 'fits').length,
          taken: choices.filter((choice) => fitOf(choice) === 'taken').length,
        };
  const { last_change: last } = map.moment ?? { last_change: null };
  return (
    <MapAndSide
      map={
        address.list ? (
          <MapList {...{ map, berthId, onBerth }} find={address.find} onClear={() => set({ find: '' })} />
        ) : (
          <div aria-busy={loading}>
            <HarbourView
              {...{ map, view, choices, berthId, onBerth }}
              find={address.find}
              onOpen={focusPanelOf}
              above={
                differences === undefined
                  ? undefined
                  : ({ placeOf }, shown) => (
                      <DifferenceMarks
                        items={differences.items}
                        {...{ placeOf }}
                        view={shown.view}
                        chosen={difference}
                        onChoose={setDifference}
                      />
                    )
              }
            />
            <MapLegend view={view} difference={differences !== undefined} strangers={map.strangers.length > 0} />
            {last !== null && <LastChange>{t('lastChange', { title: last.title })}</LastChange>}
          </div>
        )
      }
      side={
        <>
          {view === 'fit' && (
            <FitPanel
              boat={state.boat}
              date={map.date}
              until={state.until}
              counts={counts}
              onBoat={({ boat, date, until }) =>
                set({
                  boat: boatText(boat),
                  ...(date === undefined ? {} : { date }),
                  ...(until === undefined ? {} : { until }),
                })
              }
              onUntil={(until) => set({ until: until ?? '' })}
            />
          )}
          {berthId !== null && (
            <BerthPanel
              key={berthId}
              {...{ map, berthId }}
              choice={choices?.find((one) => one.berth_id === berthId)}
              boat={state.boat}
              onClose={() => onBerth(null)}
              panelRef={panel}
            />
          )}
          {differences !== undefined && (
            <DifferencesPanel
              {...{ differences }}
              nameOf={(id) => names.get(id) ?? ''}
              chosen={difference}
              onChoose={setDifference}
            />
          )}
          {differences === undefined && <TotalsCard map={map} />}
        </>
      }
    />
  );
}
