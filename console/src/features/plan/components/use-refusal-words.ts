import { useTranslation } from 'react-i18next';
import type { PlanEffects } from '../../../../../contracts/berths/plan-gestures.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';

type Refusal = NonNullable<PlanEffects['refusal']>;

/** Returns why a change is not possible, with the stay in the way: whose, where and when. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const { t } = useTranslation('plan');
  const { dateRange, dateLong } = useFormats();
  const problemWords = useProblemWords();
  return ({ code, details, errors, in_the_way }) => {
    const field = errors[0]?.code;
    // The plan has no field for a price, and an instant booking that is being paid has not moved on.
    if (field === 'reservation_priceRequired') return t('noPriceYet');
    if (
      code === 'RESERVATION_ACTION_NOT_ALLOWED' &&
      details.action === 'UPDATE' &&
      details.status === 'INSTANT_BOOKING_INITIATED'
    ) {
      return t('datesBooked');
    }
    const why = problemWords(new ApiError({ status: 409, error_type: field ?? code }));
    if (in_the_way === null) return why;
    const { boat_name, berth_name, start_date, end_date } = in_the_way;
    return t('inTheWay', {
      boat: boat_name ?? t('trade:unnamedBoat'),
      berth: berth_name,
      dates: end_date === null ? t('fromOn', { date: dateLong(start_date) }) : dateRange(start_date, end_date),
    });
  };
}
