import type * as z from 'zod';
import { calculatePrice } from '../../../../../contracts/reservations/quote.js';
import type { ReservationValues } from './form-values.js';
import { aboardPayload, vesselPayload } from './payload.js';

export type PlanQuestion = z.input<typeof calculatePrice>;

/** Fields of the form that the price depends on. */
type Priced = Pick<
  ReservationValues,
  'start_date' | 'end_date' | 'vessel' | 'party' | 'contract_id' | 'commercial' | 'live_aboard'
>;

/** The price request for the typed stay; null while its dates or boat are incomplete or invalid. */
export function planQuestion(values: Priced): PlanQuestion | null {
  const { length, beam, draft, hull_type, type } = vesselPayload(values.vessel);
  const { start_date, end_date, contract_id, commercial, live_aboard } = values;
  const vessel = {
    length,
    beam,
    ...(draft === undefined ? {} : { draft }),
    ...(hull_type === undefined ? {} : { hull_type }),
    ...(type === undefined ? {} : { type }),
  };
  const question = { vessel, start_date, end_date, contract_id, commercial, live_aboard, ...aboardPayload(values) };
  const parsed = calculatePrice.safeParse(question);
  return parsed.success ? parsed.data : null;
}
