import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { useBoundField } from '../../../ui/fields/use-bound-field.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import type { ReservationValues } from '../model/form-values.js';

export type PointsOfStay = NonNullable<ReservationDetail['gift_points']>;

/**
 * Gift points that reduce the price, at most what the member has. If none can be used the field says why and is locked,
 * unless the offer already contains some: those can still be removed.
 */
export function PointsField({ points }: { readonly points: PointsOfStay | null }) {
  const { t } = useTranslation('reservations');
  const { number } = useFormats();
  const { control } = useReservationFormOfPage();
  const { onChange, value, ...field } = useBoundField<number | null, ReservationValues, ReservationValues>({
    control,
    name: 'payment.discount_by_points_total',
    label: t('trade:giftPoints'),
  });
  if (points === null || (points.available === 0 && points.reason === null && value === null)) return null;
  const reason = points.reason === null ? null : t(`pointsReason_${points.reason}`);
  const left = t('pointsLeft', { points: number(points.available) });
  const locked = points.available === 0 && value === null;
  return (
    <NumberInput
      {...field}
      value={value}
      hint={locked ? undefined : (reason ?? left)}
      reason={locked ? reason : null}
      maxIntegers={6}
      decimals={2}
      onChange={(typed) => onChange(typed === 0 ? null : (typed ?? null))}
    />
  );
}
