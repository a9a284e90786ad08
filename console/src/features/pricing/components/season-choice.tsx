import { useTranslation } from 'react-i18next';
import { YEAR_DAYS } from '../../../../../contracts/pricing/rules/season-calendar.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { SeasonForm } from '../model/plan-form.js';
import { bandParts } from '../model/season-band.js';
import { MonthHeads } from './month-heads.js';

const Year = styled('div')({ position: 'relative', height: 28, backgroundColor: role.sunk, borderRadius: 6 });
const Part = styled('button')({
  font: 'inherit',
  position: 'absolute',
  insetBlock: 0,
  margin: 0,
  padding: '0 8px',
  border: 0,
  borderLeft: `1px solid ${role.surface}`,
  borderRadius: 4,
  fontSize: 13,
  textAlign: 'left',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '&[aria-pressed=true]': { backgroundColor: role.sea, color: role.onSea, fontWeight: 650 },
  '&:focus-visible': { zIndex: 1 },
});
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });
const Choice = styled(Part)({
  position: 'static',
  padding: '6px 10px',
  borderRadius: 8,
  border: `1px solid ${role.edge}`,
  backgroundColor: role.surface,
  color: role.ink,
});
/** Shares of the sea in the colours of seasons that are not chosen; neighbours differ. */
const SHARES = [8, 22, 40, 14, 30];
const tint = (index: number) =>
  `color-mix(in srgb, ${role.sea} ${String(SHARES[index % SHARES.length] ?? 8)}%, ${role.surface})`;
const share = (day: number) => `${String((day / YEAR_DAYS) * 100)}%`;
const DATE = /^\d{2}\/\d{2}$/;

interface SeasonChoiceProps {
  seasons: readonly SeasonForm[];
  chosen: number;
  onChoose: (season: number) => void;
}

/** The year as a band of seasons, one of which is chosen. Seasons without dates are buttons in a row. */
export function SeasonChoice({ seasons, chosen, onChoose }: SeasonChoiceProps) {
  const { t } = useTranslation('pricing');
  const nameOf = (index: number) => {
    const { name = '' } = seasons[index] ?? {};
    return name === '' ? t('trade:unnamed') : name;
  };
  const dated = seasons.every(({ from, to }) => DATE.test(from) && DATE.test(to));
  if (!dated) {
    return (
      <Choices role="group" aria-label={t('season')}>
        {seasons.map((season, index) => (
          <Choice
            key={season.id ?? String(index)}
            type="button"
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
          >
            {nameOf(index)}
          </Choice>
        ))}
      </Choices>
    );
  }
  const parts = bandParts(seasons);
  return (
    <div>
      <MonthHeads />
      <Year role="group" aria-label={t('season')}>
        {parts.map(({ season, from, to }, at) => {
          // A season over New Year is one choice for the keyboard and for screen readers.
          const again = parts.findIndex((part) => part.season === season) < at;
          return (
            <Part
              key={`${String(season)} ${String(from)}`}
              type="button"
              aria-pressed={season === chosen}
              tabIndex={again ? -1 : undefined}
              aria-hidden={again || undefined}
              title={nameOf(season)}
              style={{
                left: share(from),
                width: share(to - from),
                ...(season === chosen ? {} : { backgroundColor: tint(season), color: role.ink }),
              }}
              onClick={() => onChoose(season)}
            >
              {nameOf(season)}
            </Part>
          );
        })}
      </Year>
    </div>
  );
}
