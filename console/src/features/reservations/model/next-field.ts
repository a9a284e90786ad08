import type { Path } from 'react-hook-form';
import type { ReservationValues } from './form-values.js';

/** The first field of a new reservation that staff still have to fill in, in the order of the page. */
export function nextField(
  { boater, vessel, start_date }: Pick<ReservationValues, 'boater' | 'vessel' | 'start_date'>,
  requirements: readonly string[],
): Path<ReservationValues> {
  const fields: readonly (readonly [Path<ReservationValues>, boolean])[] = [
    ['boater.first_name', boater.first_name === ''],
    ['boater.last_name', boater.last_name === ''],
    ['boater.email', boater.email === ''],
    ['vessel.name', vessel.name === ''],
    ['vessel.length', vessel.length === null],
    ['vessel.beam', vessel.beam === null],
    ['vessel.draft', vessel.draft === null],
    ['vessel.hull_type', requirements.includes('HULL_TYPE') && vessel.hull_type === null],
    ['vessel.type', requirements.includes('VESSEL_TYPE') && vessel.type === null],
    ['start_date', start_date === null],
  ];
  return fields.find(([, empty]) => empty)?.[0] ?? 'payment.price_per_night';
}
