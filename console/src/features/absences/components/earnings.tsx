import { useTranslation } from 'react-i18next';
import type { AbsenceForecast } from '../../../../../contracts/absences/forecast.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { NightCells } from './night-cells.js';

const Box = styled('section')({
  display: 'grid',
  gap: 10,
  padding: 14,
  border: `1px solid color-mix(in srgb, ${role.booked.on} 40%, transparent)`,
  borderRadius: radius.card,
  backgroundColor: role.booked.bg,
  '&[data-stale=true]': { opacity: 0.6 },
});
const Head = styled('p')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px', ...type.second });
const Nights = styled('strong')({ ...type.section, fontSize: 18 });
const Waiting = styled('ul')({
  display: 'grid',
  gap: 6,
  '& li': { display: 'flex', gap: 8, ...type.second, color: role.ink2 },
  '& svg': { flex: 'none' },
});

/** An amount stays on one line. */
const Amount = styled('span')({ whiteSpace: 'nowrap' });

/** Lines of money: what all nights would bring, what they will likely bring, and what is sold already. */
export function useMoneyLines(forecast: AbsenceForecast) {
  const { t } = useTranslation('absences');
  const { money } = useFormats();
  const { currency, if_all_sell, likely, earned, credit } = forecast;
  const span =
    likely === null
      ? null
      : likely.low === likely.high
        ? money(likely.low, currency)
        : t('moneySpan', { low: money(likely.low, currency), high: money(likely.high, currency) });
  return [
    ...(if_all_sell === null
      ? []
      : [{ label: t('ifAllSell'), value: <Amount>{money(if_all_sell, currency)}</Amount> }]),
    ...(likely === null || span === null
      ? []
      : [{ label: t('likely', { count: likely.years }), value: <Amount>{span}</Amount> }]),
    ...(earned === 0 ? [] : [{ label: t('earned'), value: <Amount>{money(earned, currency)}</Amount> }]),
    ...(credit === 0 ? [] : [{ label: t('credit'), value: <Amount>{money(credit, 'EUR')}</Amount> }]),
  ];
}

/** What the nights of a new absence could earn. */
export function Earnings({ forecast, stale }: { readonly forecast: AbsenceForecast; readonly stale: boolean }) {
  const { t } = useTranslation('absences');
  const { nights, number, dateSpan } = useFormats();
  const lines = useMoneyLines(forecast);
  const { berth, waiting } = forecast;
  const away = forecast.nights.filter((night) => night.away);
  if (berth === null || away.length === 0) return <p role="status">{t('noNights')}</p>;
  const size = `${number(berth.max_loa, 1)} × ${number(berth.max_beam, 1)} m`;
  return (
    <>
      <Box aria-label={t('earningsLabel')} aria-live="polite" data-stale={stale}>
        <Head>
          <Nights>{nights(away.length)}</Nights>
          {t('onBerth', { berth: berth.berth_name, size })}
        </Head>
        <NightCells nights={away} label={t('nightsLabel')} compact />
        {lines.length === 0 ? <p>{t('noPrices')}</p> : <KeyValues items={lines} />}
      </Box>
      {waiting.length > 0 && (
        <Waiting aria-label={t('waitingLabel')}>
          {waiting.slice(0, 5).map((stay) => (
            <li key={stay.reservation_id}>
              <StatusMark kind="waiting_list" />
              <span>
                {t('waits', {
                  boat: stay.vessel_name ?? t('trade:unnamedBoat'),
                  size: `${number(stay.length, 2)} × ${number(stay.beam, 2)} m`,
                  dates: dateSpan(stay.start_date, stay.end_date),
                })}
              </span>
            </li>
          ))}
        </Waiting>
      )}
    </>
  );
}
