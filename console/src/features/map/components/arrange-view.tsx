import { useId, useMemo, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HarbourMap } from '../../../../../contracts/berths/harbour-map.js';
import {
  direction,
  type PlacedPier,
  type Point,
  WALKWAY,
} from '../../../../../contracts/berths/rules/harbour-layout.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { role } from '../../../ui/theme/role.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import {
  arrangeBody,
  type Arranging,
  begin,
  chosen,
  drawing,
  drawn,
  headingTo,
  keyChange,
  placed,
  pointAdded,
  snapped,
  undone,
} from '../model/arranging.js';
import { onMap, onScreen, visibleBox, type Viewport } from '../model/viewport.js';
import { ArrangePanel } from './arrange-panel.js';
import { BerthLabels } from './berth-labels.js';
import { HarbourDrawing } from './harbour-drawing.js';
import { MapFrame } from './map-frame.js';
import { MapAndSide } from './map-and-side.js';
import { usePlacedHarbour } from './use-map-layers.js';
import { useMapPointer } from './use-map-pointer.js';
import { useViewport } from './use-viewport.js';
import { harbourMapCalls } from '../../../../../contracts/berths/harbour-map-calls.js';

/** Pixels around the handle that turns a pier. */
const HANDLE = 14;

interface ArrangeViewProps {
  readonly map: HarbourMap;
  /** Called after saving, and when the user cancels. */
  readonly onDone: () => void;
}

const nothing = new Map<never, never>();

/** Arranging the map: piers are dragged, turned and snapped, and land and breakwaters drawn; all of it can be undone. */
export function ArrangeView({ map, onDone }: ArrangeViewProps) {
  const { t } = useTranslation('map');
  const toast = useToast();
  const helpId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [state, change] = useReducer(
    (before: Arranging, next: (state: Arranging) => Arranging) => next(before),
    map.arrangement,
    begin,
  );
  const body = useMemo(() => arrangeBody(state), [state]);
  const guard = useDiscardGuard(body !== null);
  const [leaving, setLeaving] = useState(false);
  const { layout, grid } = usePlacedHarbour(map, state.shown);
  const [bounds] = useState(layout.bounds);
  const shown = useViewport(frame, bounds);
  const pier = layout.piers.find(({ pier_id }) => pier_id === state.pier) ?? null;
  const sending = useSend(harbourMapCalls.arrangeHarbour, {
    revision: () => (state.saved.revision < 0 ? undefined : state.saved.revision),
    topics: [{ topic: 'berths' }],
    onDone: () => {
      toast({ kind: 'done', text: t('arranged') });
      guard.letPass(onDone);
    },
  });
  const pierAt = (point: Point): PlacedPier | null => {
    const berth = grid.at(point);
    const id = berth === null ? layout.piers.find((one) => isOnWalkway(one, point))?.pier_id : berth.berth.pier_id;
    return layout.piers.find(({ pier_id }) => pier_id === id) ?? null;
  };
  const pointer = useMapPointer(frame, shown, {
    onPress: (at) => {
      const point = onMap(shown.view, at);
      if (state.drawing !== null) change((before) => pointAdded(before, snapped(point, false)));
      else change((before) => chosen(before, pierAt(point)?.pier_id ?? null));
    },
    onGrab: (at) => {
      if (state.drawing !== null) return null;
      if (pier !== null && isOnHandle(shown.view, pier, at)) {
        let going = false;
        return (to, fine) => {
          const heading = headingTo(pier, onMap(shown.view, to), fine);
          const continues = going;
          going = true;
          change((before) => placed(before, pier, { heading }, continues));
        };
      }
      const grabbed = pierAt(onMap(shown.view, at));
      if (grabbed === null) return null;
      const start = onMap(shown.view, at);
      let going = false;
      return (to, fine) => {
        const point = onMap(shown.view, to);
        const moved = snapped({ x: grabbed.x + point.x - start.x, y: grabbed.y + point.y - start.y }, fine);
        const continues = going;
        going = true;
        change((before) => chosen(placed(before, grabbed, moved, continues), grabbed.pier_id));
      };
    },
  });
  const middle = { x: shown.size.width / 2, y: shown.size.height / 2 };
  const press = (event: {
    key: string;
    shiftKey: boolean;
    ctrlKey: boolean;
    metaKey: boolean;
    preventDefault: () => void;
  }) => {
    const undoes = (event.ctrlKey || event.metaKey) && event.key === 'z';
    if (undoes) change(undone);
    else if (state.drawing !== null) {
      if (event.key === ' ') change((before) => pointAdded(before, snapped(onMap(shown.view, middle), false)));
      else if (event.key === 'Enter') change(drawn);
      else if (event.key === 'Escape') change((before) => drawing(before, null));
      else if (event.key.startsWith('Arrow')) panBy(event.key, shown.pan);
      else return;
    } else if (event.key === 'Escape') change((before) => chosen(before, null));
    else if (event.key === '.' || event.key === ',') {
      const at = layout.piers.findIndex(({ pier_id }) => pier_id === state.pier);
      const next = layout.piers.at((at + (event.key === '.' ? 1 : -1)) % Math.max(1, layout.piers.length));
      change((before) => chosen(before, next?.pier_id ?? null));
    } else {
      const moved = pier === null ? null : keyChange(pier, event.key, event.shiftKey);
      if (pier === null || moved === null) return;
      change((before) => placed(before, pier, moved));
    }
    event.preventDefault();
  };
  return (
    <>
      <MapAndSide
        map={
          <>
            <MapFrame
              {...{ frame, pointer }}
              map={shown}
              label={t('arrangeLabel')}
              describedBy={helpId}
              harbour={<HarbourDrawing layout={layout} shores={state.shown.shores} hulls={nothing} fits={nothing} />}
              north={state.shown.north}
              drawing={state.drawing !== null}
              onKey={press}
            >
              <BerthLabels
                {...{ layout, grid }}
                view={shown.view}
                visible={visibleBox(shown.view, shown.size)}
                isTaken={() => false}
              />
              {pier !== null && <PierHandles pier={pier} view={shown.view} />}
              {state.drawing !== null && (
                <>
                  <polyline
                    points={state.drawing.points
                      .map(([x, y]) => onScreen(shown.view, { x, y }))
                      .map(({ x, y }) => `${x},${y}`)
                      .join(' ')}
                    fill="none"
                    stroke={role.sea}
                    strokeWidth={2.5}
                  />
                  <path
                    d={`M${middle.x - 9} ${middle.y}h18M${middle.x} ${middle.y - 9}v18`}
                    stroke={role.ink2}
                    strokeWidth={1}
                  />
                </>
              )}
            </MapFrame>
            <Unseen id={helpId}>{state.drawing === null ? t('arrangeHelp') : t('drawHelp')}</Unseen>
            <Unseen role="status">
              {pier === null ? '' : t('pierPlace', { name: pier.name, x: pier.x, y: pier.y, heading: pier.heading })}
            </Unseen>
          </>
        }
        side={
          <ArrangePanel
            {...{ state, change, layout, pier, sending }}
            canSave={body !== null}
            onSave={() => {
              if (body !== null) void sending.send(body);
            }}
            onCancel={() => (body === null ? onDone() : setLeaving(true))}
          />
        }
      />
      <DiscardDialog
        open={leaving || guard.asking}
        onDiscard={() => (leaving ? guard.letPass(onDone) : guard.discard())}
        onKeep={() => {
          setLeaving(false);
          guard.stay();
        }}
      />
    </>
  );
}

function panBy(key: string, pan: (dx: number, dy: number) => void): void {
  const step = key === 'ArrowLeft' || key === 'ArrowUp' ? 40 : -40;
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  pan(sideways ? step : 0, sideways ? 0 : step);
}

function isOnWalkway(pier: PlacedPier, point: Point): boolean {
  const along = direction(pier.heading);
  const [dx, dy] = [point.x - pier.x, point.y - pier.y];
  const distance = dx * along.x + dy * along.y;
  return distance >= 0 && distance <= pier.length && Math.abs(dy * along.x - dx * along.y) <= WALKWAY;
}

function headOf({ x, y, heading, length }: PlacedPier): Point {
  const along = direction(heading);
  return { x: x + along.x * length, y: y + along.y * length };
}

function isOnHandle(view: Viewport, pier: PlacedPier, at: Point): boolean {
  const head = onScreen(view, headOf(pier));
  return Math.hypot(head.x - at.x, head.y - at.y) <= HANDLE + 6;
}

function PierHandles({ pier, view }: { readonly pier: PlacedPier; readonly view: Viewport }) {
  const root = onScreen(view, pier);
  const head = onScreen(view, headOf(pier));
  return (
    <g stroke={role.sea} style={{ pointerEvents: 'none' }}>
      <line x1={root.x} y1={root.y} x2={head.x} y2={head.y} strokeWidth={3} />
      <circle cx={root.x} cy={root.y} r={5} fill={role.sea} />
      <circle cx={head.x} cy={head.y} r={HANDLE - 4} fill={role.surface} strokeWidth={3} data-part="turn" />
    </g>
  );
}
