import { useTranslation } from 'react-i18next';
import { dashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import type { DayForecast, StayForecast } from '../../../../../contracts/dashboard/figures.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';
import { useWeatherWords } from '../../../entities/weather/use-weather-words.js';
import { GALE } from '../../../entities/weather/wind.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { FactLine, FactList, Night, Sentence } from './fact-list.js';

/** The forecast for the nights of a stay, or why there is none. */
export function WeatherFact({ stay }: { readonly stay: DateRange }) {
  const { t } = useTranslation('reservations/side');
  // The service is not ours: it sends no hints.
  const load = useLoad(dashboardCalls.forecast, stay, { topics: [] });
  const { data, error, isFetching, refetch } = load;
  if (data === undefined) {
    return error === null ? <LoadingLines lines={2} /> : <LoadFailed load={{ error, isFetching, refetch }} />;
  }
  if (data.standing !== 'known') {
    return (
      <>
        <Sentence>{t(`forecast_${data.standing}`)}</Sentence>
        {data.standing === 'no_answer' && (
          <div>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('actions:tryAgain')}
            </Button>
          </div>
        )}
      </>
    );
  }
  return <Days forecast={data} stay={stay} />;
}

function Days({ forecast: { days, until }, stay }: { readonly forecast: StayForecast; readonly stay: DateRange }) {
  const { t } = useTranslation('reservations/side');
  const { dateLong } = useFormats();
  if (until === null) return <Sentence>{t('forecast_no_answer')}</Sentence>;
  const date = dateLong(until);
  if (days.length === 0) {
    return <Sentence>{stay.start_date > until ? t('forecastTooFar', { date }) : t('forecastOver')}</Sentence>;
  }
  return (
    <>
      <FactList aria-label={t('forecastNights')}>
        {days.map((day) => (
          <DayLine key={day.date} day={day} />
        ))}
      </FactList>
      {addDays(stay.end_date, -1) > until && <Sentence>{t('forecastEnds', { date })}</Sentence>}
    </>
  );
}

function DayLine({ day: { date, condition, low, high, gusts, rain } }: { readonly day: DayForecast }) {
  const { dateShort } = useFormats();
  const words = useWeatherWords();
  const blows = words.gusts(gusts);
  const rains = words.rain(rain);
  return (
    <FactLine>
      <Night>{dateShort(date)}</Night>
      <span>
        {`${words.condition(condition)}, ${words.temperatures(low, high)}, `}
        {gusts >= GALE ? <b>{blows}</b> : blows}
        {rains !== null && `, ${rains}`}
      </span>
    </FactLine>
  );
}
