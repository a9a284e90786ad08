import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  dayOfCalendarDate,
  seasonDateOf,
  seasonDays,
  YEAR_DAYS,
} from '../../../../../contracts/pricing/rules/season-calendar.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useEditing } from '../model/editing-context.js';
import { MonthHeads } from './month-heads.js';
import { bandParts, boundariesOf, faultParts, moveBoundary } from '../model/season-band.js';

const Band = styled('div')({ position: 'relative', minWidth: 0, paddingBottom: 18, userSelect: 'none' });
const Year = styled('div')({ position: 'relative', height: 36, backgroundColor: role.sunk, touchAction: 'none' });
const Part = styled('div')({
  ...type.label,
  position: 'absolute',
  insetBlock: 0,
  padding: '10px 6px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
const Fault = styled('div')({
  position: 'absolute',
  insetBlock: -2,
  minWidth: 4,
  border: `2px solid ${role.wrong.on}`,
  background: `repeating-linear-gradient(135deg, ${role.wrong.on} 0 3px, ${role.wrong.bg} 3px 8px)`,
});
const Handle = styled('div')({
  position: 'absolute',
  top: 10,
  width: 7,
  height: 16,
  marginLeft: -4,
  borderRadius: 3,
  backgroundColor: role.surface,
  border: `1px solid ${role.edge}`,
  cursor: 'ew-resize',
  '&::before': { content: '""', position: 'absolute', inset: '-10px -8px' },
});
const Today = styled('span')({ ...type.second, position: 'absolute', bottom: 0, color: role.ink2, translate: '-50%' });

/** Colours of the seasons, in the order in which they are listed; neighbours differ. */
export const seasonTints = [0, 24, 100, 44, 12, 62].map((share) => ({
  backgroundColor: share === 0 ? role.waterDeep : `color-mix(in srgb, ${role.sea} ${String(share)}%, ${role.water})`,
  color: share > 60 ? role.onSea : role.ink,
}));
export const tintOf = (index: number) => seasonTints[index % seasonTints.length];

const share = (day: number) => `${String((day / YEAR_DAYS) * 100)}%`;

/** The year as a band of seasons. Boundaries are moved by dragging or with the arrow keys; both neighbours follow. */
export function SeasonBand() {
  const { t } = useTranslation('pricing');
  const { form, checked, change, locked } = useEditing();
  const today = useFormats().today();
  const year = useRef<HTMLDivElement>(null);
  const { seasons } = form;
  const dayAt = (x: number): number => {
    const box = year.current?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? 0 : Math.round(((x - box.left) / box.width) * YEAR_DAYS);
  };
  return (
    <Band>
      <MonthHeads />
      <Year ref={year}>
        {bandParts(seasons).map(({ season, from, to }) => (
          <Part
            key={`${String(season)} ${String(from)}`}
            style={{ left: share(from), width: share(to - from), ...tintOf(season) }}
            title={seasons[season]?.name}
          >
            {seasons[season]?.name}
          </Part>
        ))}
        {checked.faults.flatMap((fault) =>
          faultParts(fault).map(({ from, to }) => (
            <Fault key={`fault ${String(from)}`} style={{ left: share(from), width: share(to - from) }} />
          )),
        )}
        {!locked &&
          boundariesOf(seasons).map((boundary) => {
            const { before, after, day } = boundary;
            const [one, other] = [seasons[before], seasons[after]];
            if (one === undefined || other === undefined) return null;
            const move = (to: number) =>
              change((next) => {
                next.seasons = moveBoundary(next.seasons, boundary, to);
              });
            return (
              <Handle
                key={`${String(before)} ${String(after)}`}
                role="slider"
                tabIndex={0}
                aria-label={t('boundary', { before: one.name, after: other.name })}
                aria-valuemin={day - seasonDays(one, seasons.length) + 1}
                aria-valuemax={day + seasonDays(other, seasons.length) - 1}
                aria-valuenow={day}
                aria-valuetext={seasonDateOf(day)}
                style={{ left: share(day) }}
                onKeyDown={(event) => {
                  const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
                  if (step === undefined) return;
                  event.preventDefault();
                  move(day + step * (event.shiftKey ? 7 : 1));
                }}
                onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerMove={(event) => {
                  if (event.currentTarget.hasPointerCapture(event.pointerId)) move(dayAt(event.clientX));
                }}
              />
            );
          })}
      </Year>
      <Today style={{ left: share(dayOfCalendarDate(today)) }}>▲ {t('common:today')}</Today>
    </Band>
  );
}
