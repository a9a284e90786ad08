import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { HarbourMap } from '../../../../../contracts/berths/harbour-map.js';
import type { BerthChoice } from '../../../../../contracts/berths/matches.js';
import { useRecentChanges } from '../../../lib/realtime/recent-changes.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { berthBeside, middleOf } from '../model/berth-grid.js';
import { foundBerths } from '../model/boat-looks.js';
import type { MapView } from '../model/map-address.js';
import { onMap, visibleBox } from '../model/viewport.js';
import { BerthLabels } from './berth-labels.js';
import { HarbourDrawing } from './harbour-drawing.js';
import { MapFrame } from './map-frame.js';
import { MapMarks } from './map-marks.js';
import { useBerthWords } from './use-berth-words.js';
import { useMapLayers, usePlacedHarbour, type PlacedHarbour } from './use-map-layers.js';
import { useMapPointer } from './use-map-pointer.js';
import { type MapView as Shown, useViewport } from './use-viewport.js';

interface HarbourViewProps {
  readonly map: HarbourMap;
  readonly view: MapView;
  /** How the chosen boat fits into each berth; null: no boat is chosen. */
  readonly choices: readonly BerthChoice[] | null;
  /** Text to highlight boats and berths by. */
  readonly find: string;
  readonly berthId: string | null;
  readonly onBerth: (berthId: string | null) => void;
  /** Enter on the chosen berth. */
  readonly onOpen: (berthId: string) => void;
  /** Drawn above the boats. */
  readonly above?: (places: PlacedHarbour, shown: Shown) => ReactNode;
}

/** The map of the harbour. Arrow keys walk over its berths, Enter opens one. */
export function HarbourView({ map, view, choices, find, berthId, onBerth, onOpen, above }: HarbourViewProps) {
  const { t } = useTranslation('map');
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const places = usePlacedHarbour(map, map.arrangement);
  const { layout, grid, placeOf } = places;
  const layers = useMapLayers(map, places, view, choices);
  const shown = useViewport(frame, layout.bounds);
  const wordsOf = useBerthWords(map);
  const changed = useRecentChanges('occupancy');
  const pointer = useMapPointer(frame, shown, {
    onPress: (at) => onBerth(grid.at(onMap(shown.view, at))?.berth.id ?? null),
  });
  const chosen = berthId === null ? undefined : placeOf(berthId);
  const visible = visibleBox(shown.view, shown.size);
  // A second key can come before the address of the first is shown, so the walk does not read the address.
  const walked = useRef(berthId);
  useEffect(() => {
    walked.current = berthId;
  }, [berthId]);
  const step = (key: string): boolean => {
    const from = walked.current === null ? undefined : placeOf(walked.current);
    const next = from === undefined ? layout.berths[0] : berthBeside(layout.berths, from, key);
    if (next === undefined || next === null) return false;
    walked.current = next.berth.id;
    onBerth(next.berth.id);
    shown.show(middleOf(next));
    return true;
  };
  const located = (ids: Iterable<string>) => [...ids].flatMap((id) => placeOf(id) ?? []);
  return (
    <>
      <MapFrame
        {...{ frame, pointer }}
        map={shown}
        label={t('mapLabel')}
        describedBy={helpId}
        harbour={
          <HarbourDrawing layout={layout} shores={map.arrangement.shores} hulls={layers.hulls} fits={layers.fits} />
        }
        north={map.arrangement.north}
        onKey={(event) => {
          if (event.key.startsWith('Arrow')) {
            event.preventDefault();
            const away = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? 60 : -60;
            const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
            if (event.shiftKey) shown.pan(sideways ? away : 0, sideways ? 0 : away);
            else step(event.key);
          } else if (event.key === 'Enter' && walked.current !== null) {
            event.preventDefault();
            onOpen(walked.current);
          } else if (event.key === 'Escape' && chosen !== undefined) onBerth(null);
        }}
      >
        <BerthLabels
          {...{ layout, grid, visible }}
          view={shown.view}
          isTaken={(id) => layers.boats.has(id) || map.strangers.some(({ berth_id }) => berth_id === id)}
        />
        {above?.(places, shown)}
        <MapMarks
          view={shown.view}
          chosen={chosen ?? null}
          strangers={located(map.strangers.map(({ berth_id }) => berth_id))}
          found={located(foundBerths(map, find))}
          changed={map.moment === null ? located(changed) : []}
        />
      </MapFrame>
      <Unseen id={helpId}>{t('mapHelp')}</Unseen>
      <Unseen role="status">{berthId === null ? '' : wordsOf(berthId)}</Unseen>
    </>
  );
}
