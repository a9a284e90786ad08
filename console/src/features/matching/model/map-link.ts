import type { PlacingDetail } from '../../../../../contracts/reservations/matching.js';

/** Address of the harbour map on the first night of a stay, with the berths that fit the boat. */
export function mapOf({ vessel, start_date, end_date }: Pick<PlacingDetail, 'vessel' | 'start_date' | 'end_date'>) {
  const { length, beam, draft } = vessel;
  const boat = [length, beam, draft].join('x');
  return `/map?${new URLSearchParams({ view: 'fit', date: start_date, boat, until: end_date }).toString()}`;
}
