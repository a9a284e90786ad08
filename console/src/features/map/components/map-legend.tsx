import { useTranslation } from 'react-i18next';
import { media, type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { Look } from '../model/boat-looks.js';
import type { MapView } from '../model/map-address.js';
import { fitColours, lookColours } from './harbour-drawing.js';

const Line = styled('ul')({
  ...text.second,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  padding: '10px 16px',
  color: role.ink2,
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  [media.phone]: { padding: 10, gap: '4px 12px' },
});

const shownLooks: Readonly<Record<MapView, readonly Look[]>> = {
  occupancy: ['resident', 'visitor', 'expected', 'leaving', 'overdue'],
  fit: [],
  leaving: ['overdue', 'leaving', 'soon', 'quiet'],
};

interface MapLegendProps {
  readonly view: MapView;
  /** The map shows what has changed since a moment. */
  readonly difference: boolean;
  /** The map shows boats that nobody expected. */
  readonly strangers: boolean;
}

/** What the colours and signs of the map mean. */
export function MapLegend({ view, difference, strangers }: MapLegendProps) {
  const { t } = useTranslation('map');
  if (difference) {
    return (
      <Line>
        <li>
          <b style={{ color: role.booked.on }}>+</b> {t('legendCame')}
        </li>
        <li>
          <b>−</b> {t('legendLeft')}
        </li>
        <li>
          <b style={{ color: role.sea }}>→</b> {t('legendMoved')}
        </li>
        <li>
          <b style={{ color: role.wrong.on }}>✕</b> {t('legendOut')}
        </li>
      </Line>
    );
  }
  const boats = shownLooks[view].map((look) => ({ key: look, words: t(`look_${look}`), colours: lookColours[look] }));
  const fits = (['fits', 'taken', 'small'] as const).map((fit) => ({
    key: fit,
    words: t(`fit_${fit}`),
    colours: fitColours[fit],
  }));
  return (
    <Line>
      {(view === 'fit' ? fits : boats).map(({ key, words, colours: { fill, stroke } }) => (
        <li key={key}>
          <svg width={10} height={18} viewBox="0 0 10 18" aria-hidden="true">
            <path
              d={view === 'fit' ? 'M1 1H9V17H1Z' : 'M1 17V7Q2 3 5 1Q8 3 9 7V17Z'}
              fill={fill}
              stroke={stroke}
              strokeWidth={1.3}
            />
          </svg>
          {words}
        </li>
      ))}
      {strangers && (
        <li>
          <b style={{ color: role.wrong.on }}>?</b> {t('look_stranger')}
        </li>
      )}
      <li>
        <svg width={10} height={14} viewBox="0 0 10 14" aria-hidden="true">
          <path d="M1 1L9 13M9 1L1 13" stroke={role.edge} strokeWidth={1.4} />
        </svg>
        {t('trade:outOfService')}
      </li>
    </Line>
  );
}
