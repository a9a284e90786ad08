import { reservationApi } from '../../../../contracts/reservations/api.js';
import { loadOptions } from '../../lib/api/use-load.js';

/** What the page of this address asks first, so that it can be asked before the page is there; null: that is not known. */
export function firstQuestion(path: string) {
  const id = /^\/reservations\/([0-9a-f-]{36})$/.exec(path)?.[1];
  if (id === undefined) return null;
  return loadOptions(reservationApi.get, { reservation_id: id }, { topics: [{ topic: 'reservations', ids: [id] }] });
}
