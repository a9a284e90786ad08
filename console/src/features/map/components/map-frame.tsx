import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { FitIcon, ZoomInIcon, ZoomOutIcon } from '../../../ui/icons.js';
import { media, radius, type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { scaleBar } from '../model/viewport.js';
import { MovingLayer } from './moving-layer.js';
import type { useMapPointer } from './use-map-pointer.js';
import type { MapView } from './use-viewport.js';

const Sheet = styled('div')({
  position: 'relative',
  minWidth: 0,
  height: 'clamp(380px, calc(100vh - 300px), 1100px)',
  overflow: 'hidden',
  backgroundColor: role.water,
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  [media.phone]: { height: 'clamp(320px, 62vh, 560px)' },
  // With the title above it, the map fills the first page in landscape.
  '@media print': { height: 600, breakInside: 'avoid' },
});
const Surface = styled('div')({
  position: 'absolute',
  inset: 0,
  touchAction: 'none',
  cursor: 'grab',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: `2px solid ${role.sea}`, outlineOffset: -3 },
  '&[data-drawing=true]': { cursor: 'crosshair' },
});
const Tools = styled('div')({
  position: 'absolute',
  top: 10,
  right: 10,
  display: 'grid',
  gap: 1,
  overflow: 'hidden',
  borderRadius: radius.control,
  border: `1px solid ${role.line}`,
  backgroundColor: role.line,
  '& button': { borderRadius: 0, backgroundColor: role.surface },
  '@media print': { display: 'none' },
});
const Scale = styled('div')({
  ...text.second,
  position: 'absolute',
  right: 14,
  bottom: 10,
  display: 'flex',
  alignItems: 'flex-end',
  gap: 8,
  color: role.ink2,
  pointerEvents: 'none',
  '& > span:last-child': { height: 7, border: `1.5px solid ${role.ink2}`, borderTop: 0 },
});

interface MapFrameProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly map: MapView;
  readonly pointer: ReturnType<typeof useMapPointer>;
  readonly label: string;
  /** Id of the text that says how the keys work. */
  readonly describedBy: string;
  readonly north: number;
  readonly onKey: (event: KeyboardEvent<HTMLDivElement>) => void;
  readonly drawing?: boolean;
  /** The harbour itself, in metres of the map. */
  readonly harbour: ReactNode;
  /** What is drawn above it, in pixels. */
  readonly children: ReactNode;
}

/** The water of the map with its tools: zoom buttons, north arrow and scale bar. */
export function MapFrame(props: MapFrameProps) {
  const { frame, map, pointer, label, describedBy, north, onKey, drawing = false, harbour, children } = props;
  const { t } = useTranslation('map');
  const { view, size } = map;
  return (
    <Sheet data-wide-paper>
      <Surface
        ref={frame}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        tabIndex={0}
        data-drawing={drawing || undefined}
        {...pointer}
        onKeyDown={(event) => {
          const zoom = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : null;
          if (zoom !== null) map.zoom(zoom);
          else if (event.key === '0') map.fit();
          else {
            onKey(event);
            return;
          }
          event.preventDefault();
        }}
      >
        {size.width > 0 && (
          <MovingLayer view={view} size={size}>
            {harbour}
          </MovingLayer>
        )}
        <svg width={size.width} height={size.height} aria-hidden="true" style={{ position: 'absolute', inset: 0 }}>
          {size.width > 0 && children}
          <North degrees={north} x={26} y={30} />
        </svg>
      </Surface>
      <Tools>
        <IconButton icon={<ZoomInIcon />} label={t('zoomIn')} onClick={() => map.zoom(1)} />
        <IconButton icon={<ZoomOutIcon />} label={t('zoomOut')} onClick={() => map.zoom(-1)} />
        <IconButton icon={<FitIcon />} label={t('showAll')} onClick={map.fit} />
      </Tools>
      <ScaleBar scale={view.scale} />
    </Sheet>
  );
}

function ScaleBar({ scale }: { readonly scale: number }) {
  const { t } = useTranslation('map');
  const formats = useFormats();
  const { metres, pixels } = scaleBar(scale);
  return (
    <Scale aria-label={t('scale', { length: formats.metres(metres) })} role="img">
      <span>{t('metres', { metres })}</span>
      <span style={{ width: pixels }} />
    </Scale>
  );
}

function North({ degrees, x, y }: { readonly degrees: number; readonly x: number; readonly y: number }) {
  const { t } = useTranslation('map');
  return (
    <g transform={`translate(${x} ${y})`} fill={role.ink2}>
      <path d="M0 -16L6 6L0 2L-6 6Z" transform={`rotate(${degrees})`} />
      <text y={20} textAnchor="middle" fontSize={11} fontWeight={600}>
        {t('northLetter')}
      </text>
    </g>
  );
}
