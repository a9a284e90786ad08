import { useTranslation } from 'react-i18next';
import type { PlanEffects } from '../../../../../contracts/berths/plan-gestures.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { isBeingBooked } from '../model/being-booked.js';

type Refusal = NonNullable<PlanEffects['refusal']>;

/** The rules of size that a refusal names. */
const sizeRules = ['too_short_loa', 'too_narrow', 'too_shallow', 'below_min_beam', 'below_min_draft'] as const;

/**
 * Returns why a change is not possible: the stay in the way, whose, where and when; or the boat that does not fit, the
 * berth, and the size that decides.
 */
export function useRefusalWords(): (refusal: Refusal, stays?: PlanEffects['stays']) => string {
  const { t } = useTranslation('plan');
  const { dateRange, dateLong, metres } = useFormats();
  const problemWords = useProblemWords();
  const ofSize = ({ details }: Refusal, stays: PlanEffects['stays']): string | null => {
    const { berth_name, rule, boat, berth } = details;
    const known = sizeRules.find((one) => one === rule);
    if (known === undefined || typeof boat !== 'number' || typeof berth !== 'number') return null;
    // A swap moves two boats: the one that was to get this berth does not fit.
    const stay = stays.find(({ after }) => after.some((one) => one.berth_name === berth_name));
    const name = stay?.boat.name ?? t('trade:unnamedBoat');
    return t(`fits_${known}`, { boat: name, berth: String(berth_name), size: metres(boat), limit: metres(berth) });
  };
  /** The rule with the boat and the berth that it is about, where the refusal names them. */
  const about = ({ details }: Refusal, stays: PlanEffects['stays'], why: string): string => {
    const { berth_name: berth } = details;
    const stay = stays.find(({ after }) => after.some((one) => one.berth_name === berth));
    if (typeof berth !== 'string' || stay === undefined) return why;
    return t('ruleAbout', { boat: stay.boat.name ?? t('trade:unnamedBoat'), berth, why });
  };
  return (refusal, stays = []) => {
    const { code, errors, in_the_way } = refusal;
    const field = errors[0]?.code;
    // The plan has no field for a price, and an instant booking that is being paid has not moved on.
    if (field === 'reservation_priceRequired') return t('noPriceYet');
    if (isBeingBooked(refusal)) return t('datesBooked');
    const why = problemWords(new ApiError({ status: 409, error_type: field ?? code }));
    if (in_the_way === null) return ofSize(refusal, stays) ?? about(refusal, stays, why);
    const { boat_name, berth_name, start_date, end_date } = in_the_way;
    return t('inTheWay', {
      boat: boat_name ?? t('trade:unnamedBoat'),
      berth: berth_name,
      dates: end_date === null ? t('fromOn', { date: dateLong(start_date) }) : dateRange(start_date, end_date),
    });
  };
}
