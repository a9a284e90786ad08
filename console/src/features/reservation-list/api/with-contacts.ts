import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { mostContacts } from '../../../../../contracts/reservations/vocabulary.js';
import { call } from '../../../lib/api/client.js';
import type { ListedRow } from '../model/listed-row.js';

/** Rows of the user's marina with the boaters' contacts, which only an export shows. */
export async function withContacts(rows: readonly ListedRow[]): Promise<readonly ListedRow[]> {
  const contacts = new Map<string, ListedRow['contact']>();
  for (let from = 0; from < rows.length; from += mostContacts) {
    const reservation_ids = rows.slice(from, from + mostContacts).map(({ id }) => id);
    const { items } = await call(reservationCalls.contacts, { reservation_ids });
    for (const { reservation_id, ...contact } of items) contacts.set(reservation_id, contact);
  }
  return rows.map((row) => ({ ...row, contact: contacts.get(row.id) }));
}
