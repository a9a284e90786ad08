import { useTranslation } from 'react-i18next';
import type { AbsenceForecast } from '../../../../../contracts/absences/forecast.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { soldCounts } from '../model/night-cell.js';
import { useMoneyLines } from './earnings.js';
import { EventsNearby } from './events-nearby.js';

interface BringsCardProps {
  readonly forecast: AbsenceForecast | undefined;
  /** Nights before the change; the same number shows no change. */
  readonly before: number;
  /** First and last day of the absence as typed. */
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
}

/** The nights of the absence, how many are sold, and the money. */
export function BringsCard({ forecast, before, from, to }: BringsCardProps) {
  const { t } = useTranslation('absences');
  return (
    <Card>
      <Section title={t('bringsTitle')} level="label">
        {forecast === undefined ? <LoadingLines lines={3} /> : <BringsLines forecast={forecast} before={before} />}
        <EventsNearby from={from} to={to} />
      </Section>
    </Card>
  );
}

function BringsLines({ forecast, before }: { readonly forecast: AbsenceForecast; readonly before: number }) {
  const { t } = useTranslation('absences');
  const { number } = useFormats();
  const money = useMoneyLines(forecast);
  const nights = forecast.nights.filter(({ away }) => away).length;
  const { sold } = soldCounts(forecast.nights);
  return (
    <KeyValues
      items={[
        {
          label: t('trade:nights'),
          value:
            nights === before ? (
              number(nights)
            ) : (
              <>
                <del>{number(before)}</del> <strong>{number(nights)}</strong>
              </>
            ),
        },
        { label: t('soldToVisitors'), value: number(sold) },
        ...money,
      ]}
    />
  );
}
