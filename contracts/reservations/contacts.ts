import * as z from 'zod';
import { id } from '../vocabulary/route.js';
import { mostContacts } from './vocabulary.js';

export const contactsAsked = z.strictObject({ reservation_ids: z.array(id).max(mostContacts) });

/** How the boater of a reservation is reached; masked where the reservation's page masks it. */
export const reservationContact = z.object({
  reservation_id: id,
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type ReservationContact = z.infer<typeof reservationContact>;

export const reservationContacts = z.object({ items: z.array(reservationContact) });
export type ReservationContacts = z.infer<typeof reservationContacts>;
