import { useTranslation } from 'react-i18next';
import type { PlanEffects } from '../../../../../contracts/berths/plan-gestures.js';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { useDoneBefore } from '../../../entities/reservation/use-refusal-text.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { StayDates } from '../model/new-dates.js';

const Lines = styled('div')({
  flex: '1 1 220px',
  minWidth: 0,
  display: 'grid',
  gap: 3,
  ...type.second,
  color: role.ink2,
  '& b': { ...type.strong, color: role.ink },
  '& [data-free=true]': { color: role.booked.on },
  '& [data-free=false]': { color: role.wrong.on },
});

interface DatesEffectsProps {
  readonly row: TrafficEventRow;
  /** Null: the stay keeps its dates. */
  readonly dates: StayDates | null;
  readonly effects: PlanEffects | undefined;
  readonly loading: boolean;
}

/** The suggested stay with its nights and price, and whether the berth is free for it. */
export function DatesEffects({ row, dates, effects, loading }: DatesEffectsProps) {
  const { t } = useTranslation('activity');
  const { dateRange, nightsOf, money } = useFormats();
  const problemWords = useProblemWords();
  const refusedAs = effects?.refusal == null ? null : errorOf(effects.refusal);
  const doneBefore = useDoneBefore(row.reservation?.id ?? null, refusedAs);
  const { reservation, berth } = row;
  if (dates === null || reservation === null) return <Lines>{t('datesStay')}</Lines>;
  const nights = {
    now: nightsOf(dates.start_date, dates.end_date),
    before: nightsOf(reservation.start_date, reservation.end_date),
  };
  return (
    <Lines aria-live="polite" aria-busy={loading}>
      <b>{t('suggested', { dates: dateRange(dates.start_date, dates.end_date) })}</b>
      <span>
        {t('nightsInstead', nights)}
        {effects !== undefined && effects.refusal === null && ` ${priceWords(effects)}`}
      </span>
      {effects?.refusal === null && berth !== null && (
        <span data-free="true">
          <StatusMark kind="booked" size={10} /> {t('berthFree', { berth: berth.label })}
        </span>
      )}
      {effects !== undefined && effects.refusal !== null && <span data-free="false">{whyNot(effects.refusal)}</span>}
      {effects?.refusal === null && <span>{t(effects.mails.length === 0 ? 'nobodyNotified' : 'boaterNotified')}</span>}
    </Lines>
  );

  function priceWords({ price }: PlanEffects): string {
    if (price === null || price.difference === 0) return t('priceSame');
    const amount = money(Math.abs(price.difference), price.currency);
    return t(price.difference > 0 ? 'priceMore' : 'priceLess', { amount });
  }

  function whyNot(refusal: NonNullable<PlanEffects['refusal']>): string {
    const { code, errors, in_the_way } = refusal;
    if (in_the_way === null)
      return doneBefore ?? problemWords(new ApiError({ status: 409, error_type: errors[0]?.code ?? code }));
    const { boat_name, berth_name, start_date, end_date } = in_the_way;
    return t('inTheWay', {
      boat: boat_name ?? t('trade:unnamedBoat'),
      berth: berth_name,
      dates: end_date === null ? dateRange(start_date, start_date) : dateRange(start_date, end_date),
    });
  }
}

function errorOf({ code, errors }: NonNullable<PlanEffects['refusal']>): ApiError {
  return new ApiError({ status: 409, error_type: code, errors });
}
