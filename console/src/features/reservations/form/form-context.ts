import { createContext, useContext } from 'react';
import type { ReservationForm } from './use-reservation-form.js';

export const ReservationFormContext = createContext<ReservationForm | null>(null);

/** The page's form, for the parts of the page. */
export function useReservationFormOfPage(): ReservationForm {
  const form = useContext(ReservationFormContext);
  if (form === null) throw new Error('parts of the reservation form belong into its page');
  return form;
}
