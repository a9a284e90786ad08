import { geoMercator, geoPath } from 'd3-geo';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { feature } from 'topojson-client';
import world from 'world-atlas/countries-50m.json';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { radiusOf, withLabels } from '../model/map-places.js';

const WIDTH = 490;
const HEIGHT = 540;
/** The map never shows less than this many degrees around the marinas. */
const MARGIN = 3;
const MOST_ZOOM = 12;

const Frame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 8,
  border: `1px solid ${role.line}`,
});
const Drawing = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  backgroundColor: role.water,
  touchAction: 'pan-y',
  '& [role=button]': { cursor: 'pointer', outline: 'none' },
  '& [role=button]:focus-visible circle': { strokeWidth: 4 },
});
const Zoom = styled('div')({ position: 'absolute', top: 8, right: 8, display: 'grid', gap: 6 });
const Key = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  marginTop: 8,
  fontSize: 12,
});

interface Place {
  readonly marina: { readonly id: string; readonly name: string };
  readonly position: { readonly latitude: number; readonly longitude: number };
  readonly count: number;
}

interface VisitsMapProps {
  /** The busiest first. */
  places: readonly Place[];
  onChoose: (marina_id: string) => void;
}

type Topology = Parameters<typeof feature>[0];
const topology = world as unknown as Topology;
const lands = feature(topology, topology.objects['countries'] as Parameters<typeof feature>[1]);

/** The marinas on a map of their part of the world; the area of a circle shows its visits. */
export function VisitsMap({ places, onChoose }: VisitsMapProps) {
  const { t } = useTranslation('administration');
  const { number } = useFormats();
  const drawing = useRef<SVGSVGElement | null>(null);
  const [view, setView] = useState({ zoom: 1, x: 0, y: 0 });
  const most = Math.max(0, ...places.map(({ count }) => count));
  const { project, outlines } = useMemo(() => {
    const longitudes = places.map(({ position }) => position.longitude);
    const latitudes = places.map(({ position }) => position.latitude);
    const corners: [number, number][] = [
      [Math.min(...longitudes) - MARGIN, Math.max(-80, Math.min(...latitudes) - MARGIN)],
      [Math.max(...longitudes) + MARGIN, Math.min(80, Math.max(...latitudes) + MARGIN)],
    ];
    const projection = geoMercator().fitExtent(
      [
        [24, 24],
        [WIDTH - 24, HEIGHT - 24],
      ],
      { type: 'MultiPoint', coordinates: corners },
    );
    const clipped = projection.clipExtent([
      [-WIDTH, -HEIGHT],
      [2 * WIDTH, 2 * HEIGHT],
    ]);
    return { project: clipped, outlines: geoPath(clipped)(lands) ?? '' };
  }, [places]);
  const zoomBy = (factor: number) =>
    setView(({ zoom, x, y }) => {
      const next = Math.min(MOST_ZOOM, Math.max(1, zoom * factor));
      const scale = next / zoom;
      // The middle of the map stays where it is.
      const keep = (moved: number, size: number) => (next === 1 ? 0 : size / 2 - (size / 2 - moved) * scale);
      return { zoom: next, x: keep(x, WIDTH), y: keep(y, HEIGHT) };
    });
  // The wheel scrolls the page; with Ctrl it zooms. React listens passively, so the listener is the element's own.
  useEffect(() => {
    const element = drawing.current;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1.25 : 0.8);
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, []);
  const circles = withLabels(
    places.map(({ marina, position, count }) => {
      const [x = 0, y = 0] = project([position.longitude, position.latitude]) ?? [];
      return {
        id: marina.id,
        x: x * view.zoom + view.x,
        y: y * view.zoom + view.y,
        radius: radiusOf(count, most),
        label: `${marina.name} ${number(count)}`,
      };
    }),
    { width: WIDTH, height: HEIGHT },
  );
  const walk = (event: KeyboardEvent<SVGGElement>, index: number) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const circle = circles[index];
      if (circle !== undefined) onChoose(circle.id);
    }
    const step = ['ArrowRight', 'ArrowDown'].includes(event.key)
      ? 1
      : ['ArrowLeft', 'ArrowUp'].includes(event.key)
        ? -1
        : 0;
    if (step === 0) return;
    event.preventDefault();
    drawing.current?.querySelectorAll<SVGGElement>('[role=button]')[index + step]?.focus();
  };
  return (
    <>
      <Frame>
        <Drawing ref={drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={t('mapVisits')}>
          <path
            d={outlines}
            transform={`translate(${view.x} ${view.y}) scale(${view.zoom})`}
            style={{ fill: role.surface, stroke: role.line }}
            strokeWidth={1}
            vectorEffect="non-scaling-stroke"
          />
          {circles.map(({ id, x, y, radius, label, at }, index) => (
            <g
              key={id}
              role="button"
              tabIndex={index === 0 ? 0 : -1}
              aria-label={t('chooseMarina', { label })}
              onClick={() => onChoose(id)}
              onKeyDown={(event) => walk(event, index)}
            >
              <title>{label}</title>
              <circle cx={x} cy={y} r={radius} style={{ fill: role.sea, stroke: role.seaStrong }} fillOpacity={0.4} />
              {at !== null && (
                <text
                  x={at.x}
                  y={at.y}
                  fontSize={11}
                  style={{ fill: role.ink, stroke: role.surface }}
                  strokeWidth={3}
                  paintOrder="stroke"
                >
                  {label}
                </text>
              )}
            </g>
          ))}
        </Drawing>
        <Zoom>
          <Button size="small" aria-label={t('zoomIn')} onClick={() => zoomBy(1.6)}>
            +
          </Button>
          <Button size="small" aria-label={t('zoomOut')} onClick={() => zoomBy(1 / 1.6)}>
            −
          </Button>
        </Zoom>
      </Frame>
      <Key aria-hidden="true">
        {[most, Math.round(most / 4)]
          .filter((count) => count > 0)
          .map((count) => (
            <span key={count} style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
              <svg width={32} height={32}>
                <circle
                  cx={16}
                  cy={16}
                  r={radiusOf(count, most)}
                  style={{ fill: role.sea, stroke: role.seaStrong }}
                  fillOpacity={0.4}
                />
              </svg>
              {number(count)}
            </span>
          ))}
        <span style={{ color: role.ink2 }}>{t('zoomHint')}</span>
      </Key>
    </>
  );
}
