import { useTranslation } from 'react-i18next';
import { dashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import type { Weather } from '../../../../../contracts/dashboard/figures.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useWeatherWords } from '../../../entities/weather/use-weather-words.js';
import { beaufort, compassPoint, GALE } from '../../../entities/weather/wind.js';

const Body = styled('div')({ padding: '14px 16px', display: 'grid', gap: 8 });
const Now = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 14px' });
const Figure = styled('span')({ fontSize: 24, lineHeight: '32px', fontWeight: 650 });
const Wind = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: 600 });
const Ahead = styled('p')({ ...type.second, margin: 0, color: role.ink2, '& b': { color: role.ourMove.on } });

/** Where the wind blows to: the arrow of a chart. */
function WindArrow({ from }: { readonly from: number }) {
  return (
    <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" style={{ rotate: `${from}deg` }}>
      <path d="M8 1v13M4 9.5 8 14l4-4.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}

/** The weather at the marina; nothing where no forecast service is set. */
export function WeatherCard() {
  const { t } = useTranslation('dashboard');
  const weather = useLoad(dashboardCalls.weather, undefined, { topics: [], keepPrevious: true }).data?.weather;
  if (weather === undefined || weather === null) return null;
  return (
    <Card as="section" aria-label={t('weather')}>
      <Forecast weather={weather} />
    </Card>
  );
}

function Forecast({ weather }: { readonly weather: Weather }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const words = useWeatherWords();
  const rains = words.rain(weather.ahead.rain);
  const { temperature, condition, wind, ahead } = weather;
  const blows = t('windNow', {
    from: t(`compass_${compassPoint(wind.from)}`),
    force: beaufort(wind.knots),
    knots: formats.number(wind.knots),
  });
  const gusts = { knots: formats.number(ahead.gusts), force: beaufort(ahead.gusts) };
  const strongest =
    ahead.gusts_at === null ? t('gustsNow', gusts) : t('gustsAt', { ...gusts, time: formats.time(ahead.gusts_at) });
  return (
    <Body>
      <Now>
        <Figure>{t('degrees', { value: formats.number(temperature) })}</Figure>
        <span>{words.condition(condition)}</span>
        <Wind>
          <WindArrow from={wind.from} />
          {blows}
        </Wind>
      </Now>
      <Ahead>
        {ahead.gusts >= GALE ? <b>{strongest}</b> : strongest}
        {', '}
        {words.temperatures(ahead.low, ahead.high)}
        {rains !== null && `, ${rains}`}
      </Ahead>
    </Body>
  );
}
