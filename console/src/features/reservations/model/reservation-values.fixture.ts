import type { VesselValues } from '../../../entities/vessel/vessel-values.js';
import { emptyValues, type PaymentValues, type ReservationValues } from './form-values.js';

/** A valid form for tests: a sailing boat stays five nights in July. */
interface Changes extends Omit<Partial<ReservationValues>, 'vessel' | 'payment' | 'boater'> {
  readonly vessel?: Partial<VesselValues>;
  readonly payment?: Partial<PaymentValues>;
  readonly boater?: Partial<ReservationValues['boater']>;
}

export function typedValues({ vessel, payment, boater, ...changes }: Changes = {}): ReservationValues {
  const empty = emptyValues('EUR');
  return {
    ...empty,
    start_date: '2027-07-14',
    end_date: '2027-07-19',
    vessel: { ...empty.vessel, name: 'Petrel', length: 11.2, beam: 3.65, draft: 1.9, ...vessel },
    payment: { ...empty.payment, price_per_night: 60, ...payment },
    boater: { ...empty.boater, first_name: 'Inès', last_name: 'Delacroix', email: 'ines@example.org', ...boater },
    ...changes,
  };
}
