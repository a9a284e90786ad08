import { useTranslation } from 'react-i18next';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' });
const Count = styled('span')({ fontSize: 12, color: role.ink2 });

const STEP = 12;
const RADIUS = 4;

interface NightsLeftProps {
  /** Nights of the card's year that have not been redeemed. */
  left: number;
  /** Nights of a full year. */
  of: number;
}

/** The discounted nights of a card's year, one pip each: a filled pip is a night that is left. */
export function NightsLeft({ left, of }: NightsLeftProps) {
  const { t } = useTranslation('entities/membership');
  const pips = Array.from({ length: of }, (_pip, at) => at);
  return (
    <Line role="img" aria-label={t('nightsLeft', { left, of })}>
      <svg width={of * STEP} height={STEP} viewBox={`0 0 ${of * STEP} ${STEP}`} aria-hidden="true">
        {pips.map((at) => (
          <circle
            key={at}
            data-left={at < left}
            cx={at * STEP + STEP / 2}
            cy={STEP / 2}
            r={RADIUS}
            fill={at < left ? role.sea : 'none'}
            stroke={at < left ? role.sea : role.edge}
            strokeWidth={1.2}
          />
        ))}
      </svg>
      <Count aria-hidden="true">{left}</Count>
    </Line>
  );
}
