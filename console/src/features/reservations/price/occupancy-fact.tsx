import { useTranslation } from 'react-i18next';
import type { NightOccupancy } from '../../../../../contracts/berths/matches.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMarina } from '../../../lib/session/session-context.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { emptiestAndFullest, meanOccupancy, takenPercent } from '../model/price-advice.js';
import { FactLine, FactList, Night, Sentence } from './fact-list.js';
import type { OccupancyOfStay } from './use-occupancy.js';

/** The nights of a longer stay are summed up. */
const MOST_LINES = 14;

/** How full the marina is on the nights of a stay, or why that is not known. */
export function OccupancyFact({ occupancy: { may, nights, load } }: { readonly occupancy: OccupancyOfStay }) {
  const { t } = useTranslation('reservations/side');
  const { inventory } = useMarina().marina_settings.permissions;
  if (!may) return <Sentence>{t(inventory === true ? 'occupancyForbidden' : 'occupancyNoInventory')}</Sentence>;
  if (nights === undefined) return load.error === null ? <LoadingLines lines={2} /> : <LoadFailed load={load} />;
  return (
    <>
      <NotRefreshed load={{ ...load, data: nights }} />
      <Nights nights={nights} />
    </>
  );
}

function Nights({ nights }: { readonly nights: readonly NightOccupancy[] }) {
  const { t } = useTranslation('reservations/side');
  const { dateRange, percent } = useFormats();
  const mean = meanOccupancy(nights);
  const [first, last] = [nights[0], nights.at(-1)];
  if (mean === null || first === undefined || last === undefined) return <Sentence>{t('occupancyNoBerths')}</Sentence>;
  return (
    <>
      <Sentence>
        {t('occupancyMean', { percent: percent(Math.round(mean)), dates: dateRange(first.date, last.date) })}
      </Sentence>
      {nights.length > MOST_LINES ? <Extremes nights={nights} /> : <NightLines nights={nights} />}
    </>
  );
}

function NightLines({ nights }: { readonly nights: readonly NightOccupancy[] }) {
  const { t } = useTranslation('reservations/side');
  const { dateShort, percent, number } = useFormats();
  return (
    <FactList aria-label={t('occupancyNights')}>
      {nights.map((night) => {
        const taken = takenPercent(night);
        const free = Math.max(0, night.free);
        return (
          <FactLine key={night.date}>
            <Night>{dateShort(night.date)}</Night>
            <span>
              {taken === null
                ? t('occupancyNoBerths')
                : t('occupancyNight', { percent: percent(taken), count: free, berths: number(night.berths) })}
            </span>
          </FactLine>
        );
      })}
    </FactList>
  );
}

function Extremes({ nights }: { readonly nights: readonly NightOccupancy[] }) {
  const { t } = useTranslation('reservations/side');
  const { dateLong, percent } = useFormats();
  const found = emptiestAndFullest(nights);
  if (found === null) return null;
  const [least, most] = found;
  return (
    <Sentence>
      {t('occupancyRange', {
        least: percent(least.taken),
        leastNight: dateLong(least.date),
        most: percent(most.taken),
        mostNight: dateLong(most.date),
      })}
    </Sentence>
  );
}
